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
did-buy = { $seat } achète une matière première ({ $material }) pour { $price }, vendeur : { $seller }.
did-first = Le sort désigne le tout premier joueur : { $seat }.
did-reveal = Tuile dévoilée : { $tile }.

# Ce qui s'ensuit
then-last-lot = { $tile } est mise aux enchères, dernière tuile du tour.
then-cannot-bid = { $seat } ne peut pas enchérir et passe.
then-no-bid = Personne n’enchérit : { $seat } doit prendre { $tile }.
then-all-sold = Toutes les tuiles ont trouvé preneur ; { $next } construit en premier.
then-own = { $seat } produit la matière première ({ $material }).
then-used = La matière première ({ $material }) vient d’une tuile de { $seat }.
then-bought = { $seat } achète une matière première ({ $material }) pour { $price }, vendeur : { $seller }.
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
moment-bid = { $lot } est aux enchères : { $seat } enchérit ou passe.
moment-award = Chacun s’est prononcé sur { $lot } : { $seat } la laisse ou la garde.
moment-build = C’est le moment de construire : { $seat } pose une tuile ou s’arrête.
moment-source = { $laying } est en construction : choisissez d’abord d’où vient la matière première ({ $needed }).
moment-over = La partie est terminée ; plus aucun coup n’est possible.
moment-chance = Des tuiles sont en train d’être dévoilées ; personne ne joue avant.

# Pourquoi un coup est refusé : la règle
refusal-industria-auction-lot = { $tile } n’est pas parmi les tuiles dévoilées ce tour et encore sans propriétaire.
refusal-industria-auction-price = Une première enchère est d’au moins { $lowest }.
refusal-industria-auction-once = { $bidder } a offert { $highest } : une enchère doit être supérieure.
refusal-industria-auction-limit = { $seat } possède { sum-cash } et ne peut pas offrir { $bid }.
refusal-industria-build-hand = { $seat } n’a pas { $tile } en main.
refusal-industria-build-rawtile = { $tile } est une tuile « matière première » : on l’emploie ou on la rend, on ne la pose jamais.
refusal-industria-build-limit = { $seat } a déjà posé une tuile de cette sorte ce tour ({ $kind }).
refusal-industria-build-materials = { $seat } ne peut pas se procurer toutes les matières premières pour { $tile }.
refusal-industria-build-material-sameepoch = Une matière première manque ({ $lacking }) : personne ne la produit, et la banque ne la vend qu’à partir de l’époque suivante.
refusal-industria-build-unaffordable = { $tile } demande { $outlay ->
    [one] { $outlay } thaler
   *[other] { $outlay } thalers
} en tout, et { $seat } possède { sum-cash }.
refusal-industria-build-material-tile = { $seat } n’a pas cette tuile « matière première » pour { $laying }.
refusal-industria-build-material-need = Pour { $laying } il faut maintenant : { $needed }, et non : { $material }.
refusal-industria-build-material-other = { $seller } ne peut pas vendre cette matière première à { $seat } ({ $material }).
refusal-industria-build-material-bank = La banque ne vend pas cette matière première ({ $material }) tant qu’un joueur la produit : { $maker }.
bank-closed = La banque ne vend pas encore cette matière première ({ $material }) : elle est produite à cette époque ou plus tard.
rest-unpayable = Il ne resterait pas à { $seat } de quoi payer la suite de { $laying }.
not-held = { $seat } n’a pas en main la tuile « matière première » { $tile }.
no-cashing = Les tuiles « matière première » ne se changent pas en argent maintenant.
not-won = { $tile } n’a pas encore de propriétaire : elle reste à mettre aux enchères.

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
