# Noms
name-factory = usine
    .article = la
name-technology = technologie
    .article = la
name-bonus = bonus
    .article = le
name-raw = matière première
    .article = la
name-bank = banque
    .article = la
tile-raw = Tuile « { BARE($what) } » de l’époque { $epoch }
    .article = la
tile-bonus = Bonus « { BARE($what) } » de l’époque { $epoch }
    .article = le
link = { $start }–{ $end }
some = { OF($what) }
either = { $first } ou { $second }

# Sommes d’argent
sum = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
sum-cash = { $cash ->
    [one] { $cash } thaler
   *[other] { $cash } thalers
}
sum-bid = { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
}
sum-price = { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}

# Ce qui est demandé
prompt-lot = { YOU($seat) ->
    [you] Vous êtes commissaire-priseur : quelle tuile mettez-vous aux enchères ?
   *[other] { $seat } est commissaire-priseur : quelle tuile mettre aux enchères ?
}
prompt-bid = { YOU($seat) ->
    [you] { $bidder } offre { sum-bid } pour { THE($tile) }, et vous possédez { sum-cash } : enchérissez-vous ou passez-vous ?
   *[other] { $bidder } offre { sum-bid } pour { THE($tile) }, et { $seat } possède { sum-cash } : enchérir ou passer ?
}
prompt-bid-first = { YOU($seat) ->
    [you] Personne n’a encore enchéri pour { THE($tile) }, et vous possédez { sum-cash } : enchérissez-vous ou passez-vous ?
   *[other] Personne n’a encore enchéri pour { THE($tile) }, et { $seat } possède { sum-cash } : enchérir ou passer ?
}
prompt-award = { YOU($seat) ->
    [you] Laissez-vous { THE($tile) } à { $bidder } pour { sum-bid }, ou gardez-vous la tuile ?
   *[other] { $seat } doit choisir : laisser { THE($tile) } à { $bidder } pour { sum-bid }, ou garder la tuile ?
}
prompt-build = { YOU($seat) ->
    [you] Vous possédez { sum-cash } : posez-vous une tuile ou vous arrêtez-vous là ?
   *[other] { $seat } possède { sum-cash } : poser une tuile ou s’arrêter là ?
}
prompt-source = { YOU($seat) ->
    [you] Où prenez-vous { THE($material) } pour { THE($tile) } ?
   *[other] { $seat } pose { THE($tile) } : où prendre { THE($material) } ?
}
prompt-over = La partie est terminée.
prompt-chance = Une tuile est dévoilée.
prompt-first = Le premier joueur du premier tour est tiré au sort.

# Ce qui a été fait
did-offer = { $seat } met { THE($tile) } aux enchères.
did-bid = { $seat } offre { sum-bid }.
did-pass = { $seat } passe.
did-sell = { $seat } laisse { THE($tile) } à { $bidder } pour { sum-bid }{ $left ->
    [0] .
   *[other] {" "}et reste commissaire-priseur.
}
did-keep = { $seat } garde { THE($tile) } plutôt que de { GENDER($tile) ->
    [feminine] la
   *[masculine] le
} laisser à { $bidder } pour { sum-bid }{ $left ->
    [0] .
   *[other]  ; { $next } devient commissaire-priseur.
}
did-lay = { $seat } pose { THE($tile) }{ $price ->
    [0] .
   *[other] {" "}pour { sum-price }.
}
did-cash = { $seat } échange { THE($tile) } contre { $value ->
    [one] { $value } thaler
   *[other] { $value } thalers
}.
did-stop = { $seat } a fini de construire.
did-use = { $seat } emploie { THE($tile) }, qui quitte le jeu.
did-buy = { $seat } achète { OF($material) } { AT($seller) } pour { sum-price }.
did-first = Le sort désigne { $seat } comme premier joueur du premier tour.
did-reveal = { CAPITAL(THE($tile)) } est { GENDER($tile) ->
    [feminine] dévoilée.
   *[masculine] dévoilé.
}

# Ce qui s’ensuit
then-last-lot = { CAPITAL(THE($tile)) }, dernière tuile du tour, est { GENDER($tile) ->
    [feminine] mise
   *[masculine] mis
} aux enchères.
then-cannot-bid = { $seat } ne peut pas enchérir et passe.
then-no-bid = Personne n’enchérit : { $seat } doit prendre { THE($tile) }{ $left ->
    [0] .
   *[other] , et { $next } devient commissaire-priseur.
}
then-all-sold = Toutes les tuiles ont trouvé preneur ; la construction commence par { $next }.
then-own = { CAPITAL(THE($factory)) } { OF($seat) } fournit { THE($material) }.
then-used = { $seat } emploie { THE($tile) }, qui quitte le jeu.
then-bought = { $seat } achète { OF($material) } { AT($seller) } pour { sum-price }.
then-laid = { CAPITAL(THE($tile)) } { $late ->
    [1] est { GENDER($tile) ->
        [feminine] posée
       *[masculine] posé
    } trop tard et ne rapporte aucun point.
   *[other] { $points ->
        [one] rapporte { $points } point.
       *[other] rapporte { $points } points.
    }
}
then-revealed = { $seat } est commissaire-priseur.
then-scored = La partie est terminée.
then-epoch = L’époque { $epoch } commence{ $extra ->
    [0] .
    [one] , et chacun reçoit { $extra } thaler de plus.
   *[other] , et chacun reçoit { $extra } thalers de plus.
}
then-lost = { $seat } perd { THE($tile) }, qui n’a pas été { GENDER($tile) ->
    [feminine] posée
   *[masculine] posé
} à son époque.
then-round = Le tour { $round } commence : { $seat } a le marqueur « premier joueur », et chacun reçoit { $income ->
    [one] { $income } thaler.
   *[other] { $income } thalers.
}

# Pourquoi un coup est refusé : ce n’est pas le moment
moment-lot = { YOU($auctioneer) ->
    [you] Il faut maintenant mettre une tuile aux enchères : c’est à vous, commissaire-priseur, de la choisir.
   *[other] Il faut maintenant mettre une tuile aux enchères : c’est à { $auctioneer }, commissaire-priseur, de la choisir.
}
moment-bid = { CAPITAL(THE($lot)) } est aux enchères : { YOU($seat) ->
    [you] vous enchérissez ou passez{ $cashing ->
        [0] .
       *[other] , et pouvez d’abord échanger une tuile « matière première » contre de l’argent.
    }
   *[other] { $seat } enchérit ou passe{ $cashing ->
        [0] .
       *[other] , et peut d’abord échanger une tuile « matière première » contre de l’argent.
    }
}
moment-award = Les enchères pour { THE($lot) } sont closes : { YOU($seat) ->
    [you] vous laissez la tuile à { $bidder } ou vous la gardez.
   *[other] { $seat } laisse la tuile à { $bidder } ou la garde.
}
moment-build = C’est le moment de construire : { YOU($seat) ->
    [you] vous posez une tuile{ $cashing ->
        [0] {""}
       *[other] , échangez une tuile « matière première » contre de l’argent
    } ou vous arrêtez là.
   *[other] { $seat } pose une tuile{ $cashing ->
        [0] {""}
       *[other] , échange une tuile « matière première » contre de l’argent
    } ou s’arrête là.
}
moment-source = { YOU($seat) ->
    [you] Vous posez { THE($laying) } : choisissez d’abord où vous prenez { THE($needed) }.
   *[other] { $seat } pose { THE($laying) } et doit d’abord choisir où prendre { THE($needed) }.
}
moment-over = La partie est terminée : plus aucun coup n’est possible.
moment-chance = Des tuiles sont en train d’être dévoilées : personne ne peut jouer avant.
moment-first = Le premier joueur du premier tour n’est pas encore tiré au sort : personne ne peut jouer avant.

# Pourquoi un coup est refusé : la règle
refusal-industria-auction-lot = { CAPITAL(THE($tile)) } n’a pas encore été { GENDER($tile) ->
    [feminine] dévoilée.
   *[masculine] dévoilé.
}
refusal-industria-auction-price = La première enchère pour { THE($lot) } doit être d’au moins { $lowest ->
    [one] { $lowest } thaler
   *[other] { $lowest } thalers
}.
refusal-industria-auction-once = { $bidder } a offert { $highest ->
    [one] { $highest } thaler
   *[other] { $highest } thalers
} : l’enchère suivante doit être supérieure.
refusal-industria-auction-limit = { YOU($seat) ->
    [you] Vous possédez { sum-cash } et ne pouvez pas offrir { sum-bid }.
   *[other] { $seat } possède { sum-cash } et ne peut pas offrir { sum-bid }.
}
refusal-industria-build-hand = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} { THE($tile) } en main : la tuile n’a pas encore été dévoilée.
refusal-industria-build-rawtile = Les tuiles « matière première » ne se posent jamais : { THE($tile) } ne sert qu’à fournir { OF($material) } quand une autre tuile est posée.
refusal-industria-build-limit = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà posé { $kind ->
    [factory] une usine
    [technology] une technologie
   *[other] un bonus
} pendant ce tour.
refusal-industria-build-materials = Il { YOU($seat) ->
    [you] vous resterait
   *[other] resterait à { $seat }
} { $left ->
    [one] { $left } thaler
   *[other] { $left } thalers
}, mais les autres matières premières pour { THE($laying) } coûteront { $rest ->
    [one] { $rest } thaler
   *[other] { $rest } thalers
}.
refusal-industria-build-material-sameepoch = Pour poser { THE($tile) }, il faut { OF($material) }, et il n’y en a nulle part : { YOU($seat) ->
    [you] vous n’en avez
   *[other] { $seat } n’en a
} pas de tuile, personne n’a posé d’usine qui en produise, et { $opens ->
    [never] la banque n’en vend jamais dans cette partie.
   *[other] la banque n’en vend qu’à partir de l’époque { $opens }.
}
refusal-industria-build-unaffordable = Poser { THE($tile) } coûte { $outlay ->
    [one] { $outlay } thaler
   *[other] { $outlay } thalers
}{ $materials ->
    [0] {""}
   *[other] { $price ->
        [0] {" "}de matières premières
       *[other] {" "}({ $price } pour la tuile et { $materials } pour les matières premières)
    }
}, et { YOU($seat) ->
    [you] vous possédez
   *[other] { $seat } possède
} { sum-cash }.
refusal-industria-build-material-tile = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} { THE($tile) } en main : la tuile n’a pas encore été dévoilée.
refusal-industria-build-material-need = Pour { THE($laying) }, il faut maintenant { OF($needed) }, et non { OF($material) }.
refusal-industria-build-material-own = { YOU($seat) ->
    [you] Votre propre usine
   *[other] L’usine { OF($seat) }
} fournit { THE($material) } gratuitement : aucune autre source ne peut être employée.
refusal-industria-build-material-other = { YOU($seller) ->
    [you] Vous n’avez posé
   *[other] { $seller } n’a posé
} aucune usine qui produise { OF($material) }.
refusal-industria-build-material-bank = { $maker } { $makers ->
    [one] produit
   *[other] produisent
} { OF($material) } : la banque n’en vend donc pas.
bank-closed = { $opens ->
    [never] La banque ne vend jamais { OF($material, article: "no") } dans cette partie : elle vend les matières premières des époques précédentes, et aucune époque ne suit l’époque { $made }.
   *[other] La banque ne vend { OF($material) } qu’à partir de l’époque { $opens }.
}
purchase-unpaid = Acheter { OF($material) } coûte { sum-price }, et { YOU($seat) ->
    [you] vous possédez
   *[other] { $seat } possède
} { sum-cash }.
lacking-again = Pour poser { THE($tile) }, il faut plus { OF($material, article: "no") } que n’en fournissent { YOU($seat) ->
    [you] vos tuiles
   *[other] les tuiles { OF($seat) }
} : personne n’a posé d’usine qui en produise, et { $opens ->
    [never] la banque n’en vend jamais dans cette partie.
   *[other] la banque n’en vend qu’à partir de l’époque { $opens }.
}
lacking-earlier = Pour poser { THE($tile) }, il faut { OF($material) }, matière première de l’époque { $made } : dans cette partie, on ne peut se procurer que celles des époques précédentes.
material-ahead = On ne se procure une matière première que pour la tuile que l’on pose : posez d’abord la tuile. Si une seule source est possible, elle est employée d’office.
material-supplied = { CAPITAL(THE($laying)) } a déjà reçu { THE($material) } ; il faut maintenant { OF($needed) }.
lies-box = { CAPITAL(THE($tile)) } n’est pas en jeu : à { $seats } joueurs, la tuile reste dans la boîte.
lies-pile = { CAPITAL(THE($tile)) } n’a pas encore été { GENDER($tile) ->
    [feminine] dévoilée.
   *[masculine] dévoilé.
}
lies-display = { CAPITAL(THE($tile)) } n’a pas encore de propriétaire : la tuile fait partie de celles à mettre aux enchères pendant ce tour.
lies-gone = { CAPITAL(THE($tile)) } est hors du jeu.
lies-hand = { CAPITAL(THE($tile)) } est { YOU($owner) ->
    [you] déjà dans votre main.
   *[other] dans la main { OF($owner) }.
}
lies-laid = { YOU($owner) ->
    [you] Vous avez
   *[other] { $owner } a
} déjà posé { THE($tile) }.
not-raw = { CAPITAL(THE($tile)) } n’est pas une tuile « matière première ».
no-cashing = Dans cette partie, les tuiles « matière première » ne s’échangent pas contre de l’argent.
no-cashing-now = Dans cette partie, une tuile « matière première » ne s’échange contre de l’argent que lorsque son propriétaire construit.

# Parties du jeu et situation
chapter = Époque { $epoch }, tour { $round } sur { $rounds }
chapter-start = Le début
chapter-end = Fin de la partie
standing = { $seat } : { sum-cash }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $worth } en tout)
standing-end = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { sum-cash }

# Le décompte
part-factories = Usines
part-technologies = Technologies
part-bonuses = Bonus
part-links = Routes et lignes
part-money = Argent
award-tile = { $tile }, { GENDER($tile) ->
    [feminine] posée
   *[masculine] posé
} à l’époque { $epoch }
award-late = { $tile }, { GENDER($tile) ->
    [feminine] posée
   *[masculine] posé
} trop tard
award-bonus = { $tile } : { $bonus }
award-link = { $link }
award-money = { sum }, 1 point par tranche entière de { $rate }
figure-points = Points
figure-worth = Points en tout
figure-cash = Thalers
