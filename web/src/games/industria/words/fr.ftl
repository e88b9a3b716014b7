industria-board = Plateau
industria-sheets = Parties du plateau
industria-sheet-factory = Usines
industria-sheet-epochs = Époques
industria-sheet-technology = Technologies

industria-kind = { $kind ->
    [factory] usine
    [technology] technologie
    [raw] matière première
   *[bonus] bonus
  }
industria-costs = { $thalers ->
    [one] coûte { $thalers } thaler
   *[other] coûte { $thalers } thalers
  }
industria-needs = exige { $materials }
industria-makes = produit { $material }
industria-discount = réduit de { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
  } les coûts de construction suivants
industria-symbols = { $count ->
    [one] montre le symbole « { $symbols } »
   *[other] montre les symboles « { $symbols } »
  }
industria-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
industria-in-pile = pas encore dévoilée
industria-in-display = à mettre aux enchères
industria-in-lot = aux enchères
industria-in-gone = hors jeu
industria-in-hand = { YOU($name) ->
    [you] dans votre main
   *[other] dans la main { OF($name) }
}
industria-laid = { YOU($name) ->
    [you] posée par vous
   *[other] posée par { $name }
}
industria-laid-late = { YOU($name) ->
    [you] posée par vous, trop tard pour ses points
   *[other] posée par { $name }, trop tard pour ses points
}
industria-link = { $kind ->
    [road] Route
   *[line] Ligne
  } { $name }
industria-link-of = { YOU($name) ->
    [you] les deux extrémités sont à vous, { $points } points
   *[other] les deux extrémités sont à { $name }, { $points } points
}

industria-epoch = Époque { $epoch }
industria-round = Tour { $round } sur { $rounds }
industria-extra = { $thalers ->
    [one] { $thalers } thaler de plus pour chacun
   *[other] { $thalers } thalers de plus pour chacun
  }
industria-phase-first = Avant la partie
industria-phase-reveal = Nouvelles tuiles
industria-phase-auction = Enchères
industria-phase-build = Construction
industria-phase-over = Fin
industria-piles = Tuiles face cachée
industria-pile = Face cachée, époque { $epoch }
industria-face-down = { $tiles ->
    [0] aucune face cachée
   *[other] { $tiles } face cachée
  }
industria-gone = Hors jeu :
industria-gone-count = { $tiles } hors jeu
industria-none = Aucune.

industria-stock = Matières premières
industria-bank = Banque
industria-sellers = Vendeurs
industria-at-bank = la banque en vend
industria-nowhere = personne n’en vend
industria-makes-it = { YOU($name) ->
    [you] vous en produisez
   *[other] { $name } en produit
}
industria-made-by = { YOU($name) ->
    [you] vous produisez { $material }
   *[other] { $name } produit { $material }
}
industria-bank-sells = la banque vend { $material }
industria-bank-not-yet = la banque ne vend pas encore { OF($name) }
industria-bank-nothing = La banque ne vend encore rien.

industria-thalers = Thalers
industria-points = Points
industria-in-all = En tout
industria-laid-tiles = Posées
industria-works = Matières premières, bonus et liaisons
industria-bonus = bonus { $bonus }
industria-links = { $links ->
    [one] { $links } route ou ligne
   *[other] { $links } routes et lignes
  }
industria-hand = { $tiles ->
    [one] { $tiles } tuile en main
   *[other] { $tiles } tuiles en main
  }
industria-hand-empty = Aucune tuile.
industria-start = premier joueur
industria-hammer = commissaire-priseur

industria-auction = Enchères
industria-offers = { YOU($name) ->
    [you] Vous mettez cette tuile aux enchères
   *[other] { $name } met cette tuile aux enchères
}
industria-offers-next = { YOU($name) ->
    [you] Vous êtes commissaire-priseur
   *[other] { $name } est commissaire-priseur
}
industria-yours-lot = À vous de choisir
industria-yours-bid = À vous d’enchérir
industria-yours-award = À vous de décider
industria-voices = Enchères jusqu’ici
industria-bids = offre { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-decides = décide
industria-voice-passed = passe
industria-voice-speaks = enchérit
industria-voice-waits = attend
industria-your-bid = Vos options
industria-bid = Offrir { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-pass = Passer
industria-cash = Tuile « { $material } » contre 1 thaler
industria-sell = Laisser à { $name } pour { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-keep = Garder la tuile
industria-lots = Les tuiles de ce tour
industria-now = en cours
industria-to-come = à venir
industria-kept = gardée
industria-paid = thalers payés
industria-falls-sold = { YOU($name) ->
    [you] Vous l’achetez pour { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
   *[other] Vendue à { $name } pour { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
}
industria-falls-kept = { YOU($name) ->
    [you] Vous gardez la tuile
   *[other] { $name } garde la tuile
}

industria-legend = Légende
industria-legend-cost = coût de construction, en thalers
industria-legend-points = points, si la tuile est posée à son époque
industria-legend-needs = matières premières exigées
industria-legend-makes = matière première produite
industria-legend-discount = réduit le coût de construction de tout ce que son propriétaire pose ensuite
industria-legend-symbol = { $symbol } points à la fin si le propriétaire de l’usine a aussi posé ce bonus
industria-legend-link = route ou ligne : { $link } points à la fin si les deux extrémités sont à vous
