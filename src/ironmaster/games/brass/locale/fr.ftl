# Noms
name-canal = canal
    .article = le
name-rail = rail
    .article = le
name-cotton = filature de coton
    .article = la
name-port = port
    .article = le
name-coal = mine de charbon
    .article = la
name-iron = entreprise de sidérurgie
    .article = la
name-shipyard = chantier naval
    .article = le
# Lieux reliés, ou auxquels le charbon est destiné ; les mines les plus proches
goal = { $goal } ({ $mines })

# Ce qui est demandé
prompt-action = { YOU($seat) ->
    [you] À vous de jouer : il vous reste
   *[other] Au tour { OF($seat) } : il lui reste
} { $actions ->
    [one] une action
   *[other] { $actions } actions
} et { $cash } £ en main.
prompt-discard = { YOU($seat) ->
    [you] Quelle carte défaussez-vous ?
   *[other] { $seat } choisit la carte à défausser.
}
prompt-coal = { YOU($seat) ->
    [you] Dans laquelle des mines les plus proches prenez-vous le charbon ?
   *[other] { $seat } choisit dans laquelle des mines les plus proches prendre le charbon.
}
prompt-iron = { YOU($seat) ->
    [you] Dans quelle entreprise de sidérurgie prenez-vous le fer ?
   *[other] { $seat } choisit dans quelle entreprise de sidérurgie prendre le fer.
}
prompt-rail-again = { YOU($seat) ->
    [you] Construisez-vous un second rail, ou vous arrêtez-vous là ?
   *[other] { $seat } peut construire un second rail ou s’arrêter là.
}
prompt-develop-again = { YOU($seat) ->
    [you] Vous développez-vous une seconde fois, ou vous arrêtez-vous là ?
   *[other] { $seat } peut se développer une seconde fois ou s’arrêter là.
}
prompt-sell-again = { YOU($seat) ->
    [you] Vendez-vous depuis une autre filature de coton, ou vous arrêtez-vous là ?
   *[other] { $seat } peut vendre depuis une autre filature de coton ou s’arrêter là.
}
prompt-liquidate = { YOU($seat) ->
    [you] Vous devez { $owed } £ et vous avez { $cash } £ en main. Quel marqueur vendez-vous à la moitié de son coût ?
   *[other] { $seat } doit { $owed } £, a { $cash } £ en main et doit vendre un marqueur à la moitié de son coût.
}
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.

# Ce qui a été fait
did-build = { $seat } construit { A($industry) } de niveau { $level } { AT($place) }{ $paid ->
    [0] {""}
   *[other] {" "}pour { $paid } £
} avec la carte { BARE($card) }.
did-combine = { $seat } combine ses deux actions et construit { A($industry) } de niveau { $level } { AT($place) }{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } £.
}
did-link = { $seat } construit { A($era) } entre { THE($from) } et { THE($to) } pour { $paid } £.
did-develop = { $seat } défausse { A($industry) } de niveau { $level } en se développant.
did-sell = { $seat } vend le coton { OF($place) } { $whose ->
    [own] à son propre port { OF($port) }
   *[other] au port { OF($owner) } { AT($port) }
}.
did-sell-market = { $seat } vend le coton { OF($place) } au marché extérieur.
did-loan = { $seat } contracte un emprunt de { $amount } £.
did-pass = { $seat } passe.
did-stop = { $seat } s’arrête là.
did-discard = { $seat } défausse la carte { BARE($card) }.
did-coal = { $seat } prend du charbon dans { $whose ->
    [own] sa propre mine { OF($place) }
   *[other] la mine { OF($owner) } { AT($place) }
}.
did-iron = { $seat } prend du fer dans { $whose ->
    [own] sa propre entreprise de sidérurgie { OF($place) }
   *[other] l’entreprise de sidérurgie { OF($owner) } { AT($place) }
}.
did-liquidate = { $seat } vend { THE($tile) } { OF($place) } pour { $got } £ afin de payer le revenu négatif.
did-first = { $seat } joue en premier.
did-draw = { $seat } pioche la carte { BARE($card) }.
did-turn-up = La tuile de marché extérieur indique { $amount ->
    [0] 0
   *[other] −{ $amount }
}.
then-coal = Le charbon vient de la mine { OF($owner) } { AT($place) }.
then-coal-track = Le charbon est acheté sur la piste de demande pour { $paid } £.
then-iron = Le fer vient de l’entreprise de sidérurgie { OF($owner) } { AT($place) }.
then-iron-track = Le fer est acheté sur la piste de demande pour { $paid } £.
then-fill-coal = { $cubes ->
    [one] { $cubes } cube comble une case vide de la piste de demande de charbon et rapporte
   *[other] { $cubes } cubes comblent des cases vides de la piste de demande de charbon et rapportent
} { $got } £.
then-fill-iron = { $cubes ->
    [one] { $cubes } cube comble une case vide de la piste de demande de fer et rapporte
   *[other] { $cubes } cubes comblent des cases vides de la piste de demande de fer et rapportent
} { $got } £.
then-discard = { $seat } défausse la carte { BARE($card) }.
then-no-rail-cost = Un second rail coûterait au moins { $price } £, et il ne reste { $cash ->
    [0] plus d’argent
   *[other] que { $cash } £
}.
then-no-rail-coal = Aucun charbon n’est accessible pour un second rail.
then-no-rail-line = Aucun tracé libre n’est accessible pour un second rail.
then-no-rail-markers = Il ne reste aucun marqueur de liaison pour un second rail.
then-flip = { CAPITAL(THE($tile)) } { OF($owner) } { AT($place) } est { GENDER($tile) ->
    [feminine] retournée
   *[masculine] retourné
}.
then-advance = Le disque de revenu { OF($seat) } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu’à un revenu de { $income }.
then-go-back = Le disque de revenu { OF($seat) } recule de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu’à un revenu de { $income }.
then-closed = Le marché extérieur ferme : la vente échoue et l’action s’achève.
then-era = La période du canal s’achève, la période { OF($era) } commence.
then-over = La partie est terminée.
