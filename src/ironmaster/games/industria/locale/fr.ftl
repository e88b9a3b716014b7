# Noms
name-factory = usine
name-technology = technologie
name-bonus = bonus
name-raw = matière première
name-bank = la banque
tile-raw = Matière : { $what } ({ $epoch })
tile-bonus = Bonus : { $what } ({ $epoch })
link = { $start }–{ $end }
sum = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}

# Ce qui est demandé
prompt-lot = { $seat } est commissaire-priseur : quelle tuile mettre aux enchères ?
prompt-bid = { $seat }, votre enchère pour { $tile } : { $bidder } offre { $bid }, vous avez { sum-cash }.
prompt-bid-first = { $seat }, votre enchère pour { $tile } : personne n’a encore enchéri, vous avez { sum-cash }.
prompt-award = { $seat } : laisser { $tile } à { $bidder } pour { $bid }, ou la garder ?
prompt-build = { $seat } construit : poser une tuile, ou s’arrêter ? Vous avez { sum-cash }.
prompt-source = { $seat } : d’où vient la matière première ({ $material }) pour { $tile } ?
prompt-over = La partie est terminée.
prompt-chance = Une tuile est dévoilée.
prompt-first = Le tout premier joueur est tiré au sort.
sum-cash = { $cash ->
    [one] { $cash } thaler
   *[other] { $cash } thalers
}

# Ce qui a été fait
did-offer = { $seat } met aux enchères : { $tile }.
did-bid = { $seat } offre { $bid }.
did-pass = { $seat } passe.
did-sell = { $seat } laisse { $tile } à { $bidder } pour { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
} et reste commissaire-priseur.
did-keep = { $seat } garde { $tile } plutôt que de la laisser à { $bidder } pour { $bid } ; le marteau passe à { $next }.
did-lay = { $seat } construit : { $tile }{ $price ->
    [0] {""}
    [one] {" "}pour { $price } thaler
   *[other] {" "}pour { $price } thalers
}.
did-cash = { $seat } rend une tuile ({ $tile }) pour { $value ->
    [one] { $value } thaler
   *[other] { $value } thalers
}.
did-stop = { $seat } a fini de construire.
did-use = { $seat } emploie une tuile : { $tile }.
did-buy = { $seat } achète une matière première ({ $material }), vendeur : { $seller }, prix : { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
did-first = Le sort désigne le tout premier joueur : { $seat }.
did-reveal = Tuile dévoilée : { $tile }.

# Ce qui s'ensuit
then-last-lot = Dernière tuile du tour, mise aux enchères : { $tile }.
then-cannot-bid = { $seat } ne peut pas enchérir et passe.
then-no-bid = Personne n’enchérit : { $seat } doit prendre { $tile }.
then-all-sold = Toutes les tuiles ont trouvé preneur ; { $next } construit en premier.
then-own = La matière première ({ $material }) vient d’une usine posée par { $seat } : { $factory }.
then-used = La matière première ({ $material }) vient d’une tuile en main, défaussée par { $seat } : { $tile }.
then-bought = { $seat } achète une matière première ({ $material }), vendeur : { $seller }, prix : { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}.
then-laid = { $tile } est posée devant { $seat }{ $late ->
    [1] , trop tard pour ses points.
   *[other] { $points ->
        [0] .
        [one] {" "}: { $points } point.
       *[other] {" "}: { $points } points.
    }
}
then-revealed = { $seat } est commissaire-priseur.
then-scored = La partie est terminée.
then-epoch = L’époque { $epoch } commence{ $extra ->
    [0] .
    [one] {" "}; chacun reçoit { $extra } thaler de plus.
   *[other] {" "}; chacun reçoit { $extra } thalers de plus.
}
then-lost = { $number ->
    [one] Une technologie est perdue : { $tiles }.
   *[other] Des technologies sont perdues : { $tiles }.
}
then-round = Tour { $round } : { $seat } a le marqueur « premier joueur », chacun reçoit { $income ->
    [one] { $income } thaler.
   *[other] { $income } thalers.
}

# Pourquoi un coup est refusé : ce n'est pas le moment
moment-lot = C’est le moment de mettre une tuile aux enchères : { $auctioneer } est commissaire-priseur.
moment-bid = { $lot } est aux enchères : { $seat } enchérit ou passe{ $cashing ->
    [0] {""}
   *[other] , ou change d’abord une tuile « matière première » en argent
}.
moment-award = Chacun s’est prononcé sur { $lot } : { $seat } vend la tuile ou la garde.
moment-build = C’est le moment de construire : { $seat } pose une tuile{ $cashing ->
    [0] {""}
   *[other] , change une tuile « matière première » en argent
} ou s’arrête.
moment-source = { $laying } est en construction : choisissez d’abord d’où vient la matière première ({ $needed }).
moment-over = La partie est terminée ; plus aucun coup n’est possible.
moment-chance = Des tuiles sont en train d’être dévoilées ; personne ne joue avant.
moment-first = Le tout premier joueur est en train d’être tiré au sort ; personne ne joue avant.

# Pourquoi un coup est refusé : la règle
refusal-industria-auction-lot = Cette tuile n’a pas encore été dévoilée : { $tile }.
refusal-industria-auction-price = Une première enchère est d’au moins { $lowest ->
    [one] { $lowest } thaler
   *[other] { $lowest } thalers
}.
refusal-industria-auction-once = { $bidder } a offert { $highest } : une enchère doit être supérieure.
refusal-industria-auction-limit = { $seat } possède { sum-cash } et ne peut pas offrir { $bid }.
refusal-industria-build-hand = { $seat } n’a pas en main cette tuile, qui n’a pas encore été dévoilée : { $tile }.
refusal-industria-build-rawtile = { $tile } est une tuile « matière première » : elle fournit sa matière à une construction et ne se pose jamais.
refusal-industria-build-limit = { $seat } a déjà posé { $kind ->
    [factory] une usine
    [technology] une technologie
   *[other] un bonus
} ce tour.
refusal-industria-build-materials = Les autres matières premières pour { $laying } coûteraient ensuite { $rest ->
    [one] { $rest } thaler
   *[other] { $rest } thalers
}, et { $seat } n’aurait plus que { $left ->
    [one] { $left } thaler
   *[other] { $left } thalers
}.
refusal-industria-build-material-sameepoch = Pour { $tile }, une matière première manque ({ $material }) : { $seat } n’en a pas de tuile, personne n’a posé d’usine qui la produise, et { $opens ->
    [never] la banque ne la vendra jamais dans cette partie.
   *[other] la banque ne la vend qu’à partir de l’époque { $opens }.
}
refusal-industria-build-unaffordable = { $tile } coûte { $outlay ->
    [one] { $outlay } thaler
   *[other] { $outlay } thalers
}{ $materials ->
    [0] {""}
   *[other] {" "}({ $price } pour la tuile, { $materials } pour les matières premières)
}, et { $seat } possède { sum-cash }.
refusal-industria-build-material-tile = { $seat } n’a pas en main cette tuile, qui n’a pas encore été dévoilée : { $tile }.
refusal-industria-build-material-need = Pour { $laying } il faut maintenant : { $needed }, et non : { $material }.
refusal-industria-build-material-own = { $seat } a posé l’usine qui produit cette matière première ({ $material }) : elle vient toujours de là, gratuitement.
refusal-industria-build-material-other = { $seller } n’a posé aucune usine qui produise cette matière première ({ $material }).
refusal-industria-build-material-bank = La banque ne vend pas cette matière première ({ $material }) tant qu’un joueur la produit : { $maker }.
bank-closed = La banque ne vend pas cette matière première ({ $material }), produite à l’époque { $made } : { $opens ->
    [never] c’est la dernière de cette partie.
   *[other] elle ne la vend qu’à partir de l’époque { $opens }.
}
lacking-again = Pour { $tile }, il faut cette matière première ({ $material }) plus souvent que { $seat } n’en a de tuiles : personne n’a posé d’usine qui la produise, et { $opens ->
    [never] la banque ne la vendra jamais dans cette partie.
   *[other] la banque ne la vend qu’à partir de l’époque { $opens }.
}
lacking-earlier = Pour { $tile }, il faut une matière première ({ $material }) produite à l’époque { $made } : dans cette partie, on ne peut se procurer que celles des époques précédentes.
material-ahead = On ne se procure une matière première que pour une tuile en construction : posez d’abord la tuile. Quand une seule source est possible, elle est employée sans question.
material-supplied = Cette matière première ({ $material }) est déjà fournie pour { $laying } ; il faut maintenant : { $needed }.
lies-box = { $tile } n’est pas en jeu : à { $seats } joueurs, la tuile reste dans la boîte.
lies-pile = Cette tuile n’a pas encore été dévoilée : { $tile }.
lies-display = { $tile } n’a pas encore de propriétaire : la tuile reste à mettre aux enchères.
lies-gone = { $tile } ne fait plus partie du jeu.
lies-hand = C’est { $owner } qui a en main : { $tile }.
lies-laid = { $owner } a déjà posé cette tuile : { $tile }.
not-raw = { $tile } n’est pas une tuile « matière première ».
no-cashing = Dans cette partie, les tuiles « matière première » ne se changent pas en argent.
no-cashing-now = Dans cette partie, une tuile « matière première » ne se change en argent que lorsque son propriétaire construit.

# Parties du jeu et situation
chapter = Époque { $epoch }, tour { $round } sur { $rounds }
chapter-start = Le début
chapter-end = Fin de la partie
standing = { $seat } { sum-cash }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $worth } avec tout ce qui compte

# Le décompte
part-factories = Usines
part-technologies = Technologies
part-bonuses = Bonus
part-links = Routes et lignes
part-money = Argent
award-tile = { $tile }, posée à l’époque { $epoch }
award-late = { $tile }, posée trop tard
award-bonus = { $tile } : { $bonus }
award-link = { $link }
award-money = { sum } en main, 1 point par tranche de { $rate }
figure-points = Points
figure-worth = Points avec tout ce qui compte
figure-cash = Thalers
