# Noms
name-canal = canal
name-rail = rail
name-cotton = filature de coton
name-port = port
name-coal = mine de charbon
name-iron = entreprise de sidérurgie
name-shipyard = chantier naval

# Ce qui est demandé
prompt-action = À { $seat } de jouer : { $actions ->
    [one] une action restante
   *[other] { $actions } actions restantes
}, { $cash } £ en main.
prompt-discard = { $seat } : quelle carte défausser ?
prompt-coal = { $seat } : laquelle des mines les plus proches fournit le charbon ?
prompt-iron = { $seat } : quelle entreprise de sidérurgie fournit le fer ?
prompt-rail-again = { $seat } : construire un second rail, ou s’arrêter ?
prompt-develop-again = { $seat } : se développer une seconde fois, ou s’arrêter ?
prompt-sell-again = { $seat } : vendre depuis une autre filature, ou s’arrêter ?
prompt-liquidate = { $seat } doit { $owed } £ et possède { $cash } £ : quel marqueur vendre à moitié prix ?
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.

# Ce qui a été fait
did-build = { $seat } construit : { $industry } { $level } à { $place }{ $paid ->
    [0] {""}
   *[other] {" "}pour { $paid } £
} (carte { $card }).
did-combine = { $seat } combine ses deux actions et construit : { $industry } { $level } à { $place }{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } £.
}
did-link = { $seat } construit un { $era } entre { $from } et { $to } pour { $paid } £.
did-develop = { $seat } se développe : { $industry } { $level } quitte la partie.
did-sell = { $seat } vend le coton de { $place } au port de { $owner } à { $port }.
did-sell-market = { $seat } vend le coton de { $place } au marché extérieur.
did-loan = { $seat } emprunte { $amount } £.
did-pass = { $seat } passe.
did-stop = { $seat } s’arrête là.
did-discard = { $seat } défausse { $card }.
did-coal = { $seat } prend le charbon de la mine de { $owner } à { $place }.
did-iron = { $seat } prend le fer de l’entreprise de sidérurgie de { $owner } à { $place }.
did-liquidate = { $seat } vend un marqueur ({ $tile }, { $place }) pour { $got } £ afin de payer le revenu négatif.
did-first = { $seat } est premier joueur.
did-draw = { $seat } pioche { $card }.
did-turn-up = La tuile de marché indique { $amount ->
    [0] 0
   *[other] −{ $amount }
}.
then-coal = Le charbon vient de la mine de { $owner } à { $place }.
then-coal-track = Le charbon est acheté sur la piste de demande pour { $paid } £.
then-iron = Le fer vient de l’entreprise de sidérurgie de { $owner } à { $place }.
then-iron-track = Le fer est acheté sur la piste de demande pour { $paid } £.
then-fill-coal = { $cubes ->
    [one] { $cubes } cube va
   *[other] { $cubes } cubes vont
} sur la piste de demande de charbon pour { $got } £.
then-fill-iron = { $cubes ->
    [one] { $cubes } cube va
   *[other] { $cubes } cubes vont
} sur la piste de demande de fer pour { $got } £.
then-discard = { $seat } défausse { $card }.
then-no-rail-cost = Un second rail ne peut être payé : il coûte au moins { $price } £, et { $seat } possède { $cash } £.
then-no-rail-coal = Il n’y a pas de charbon pour un second rail.
then-no-rail-line = Aucun tracé libre ne reste pour un second rail.
then-no-rail-markers = Aucun marqueur de liaison ne reste pour un second rail.
then-flip = Le marqueur de { $owner } à { $place } est retourné ({ $tile }).
then-income = Le revenu de { $seat } passe de { $was } à { $income }.
then-closed = Le marché extérieur ferme : la vente échoue et l’action s’achève.
then-era = La période du canal s’achève, la période du { $era } commence.
then-over = La partie est terminée.
