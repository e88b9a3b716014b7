age_of_industry-stock = Votre plateau individuel
age_of_industry-money = { $dollars } $
age_of_industry-round = { $round ->
    [0] Mise en place
   *[other] Tour de jeu { $round }
  }
age_of_industry-cards-left = { $cards ->
    [one] une carte à piocher
   *[other] { $cards } cartes à piocher
  }
age_of_industry-last-cards = dernières cartes
age_of_industry-deck = Pioche
age_of_industry-deck-left = { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
  }
age_of_industry-to-take = À prendre
age_of_industry-gap = déjà prise
age_of_industry-hand-of = { $cards } sur { $most } au plus

age_of_industry-loans = Emprunts
age_of_industry-loans-interest = Emprunts (−{ $interest })
age_of_industry-worth = Valeur
age_of_industry-railways = Voies

age_of_industry-colour = localisation { $colour }
age_of_industry-distant-port = port lointain
age_of_industry-no-transit = rien ne passe par ici
age_of_industry-flipped = retourné
age_of_industry-rebuilt = construit par-dessus un autre, ne se retourne jamais
age_of_industry-line-built = { YOU($owner) ->
    [you] votre voie ferrée
   *[other] voie ferrée { OF($owner) }
}
age_of_industry-line-free = pas encore de voie ferrée
age_of_industry-market-open = ouvert, demande { OF($demand) }
age_of_industry-market-shut = pas de demande
age_of_industry-market-sold = déjà utilisé, demande { OF($demand) }
age_of_industry-market-bare = pas encore de marqueur
age_of_industry-import-cubes = { $cubes ->
    [one] { $cubes } cube de charbon
   *[other] { $cubes } cubes de charbon
  } sur { $most }

age_of_industry-develop-away = à développer
age_of_industry-display-key = Niveau · coût et cubes exigés · profit · marqueurs restants
age_of_industry-stack-left = { $count ->
    [0] plus aucun
    [one] { $count } reste
   *[other] { $count } restent
  }
age_of_industry-stack-cost = coûte { $cost }
age_of_industry-stack-needs = exige { $needs }
age_of_industry-stack-profit = rapporte { $profit }
age_of_industry-cubes-needed = { $kind ->
    [iron] { $count ->
        [one] { $count } cube de fer
       *[other] { $count } cubes de fer
      }
   *[coal] { $count ->
        [one] { $count } cube de charbon
       *[other] { $count } cubes de charbon
      }
  }
age_of_industry-unbuildable = ne se construit pas, se retire par un développement

age_of_industry-tracks = Demande
age_of_industry-legend-open = filature de coton, usine ou sidérurgie
age_of_industry-legend-counter = marqueur et ce qui reste dessus
age_of_industry-legend-flipped = marqueur retourné, vaut son niveau
age_of_industry-legend-market = marché avec demande { OF($demand) }
age_of_industry-legend-shut = marché sans demande
age_of_industry-legend-sold = marché déjà utilisé
age_of_industry-legend-distant = port lointain : accès aux pistes de demande
age_of_industry-legend-lane = voie maritime fermée
age_of_industry-legend-open-lane = voie maritime avec port et navire
age_of_industry-legend-import = charbon d’importation : pas encore utilisable, utilisable
