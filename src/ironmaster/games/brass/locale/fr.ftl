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
then-flip = Le marqueur de { $owner } à { $place } est retourné ({ $tile }).
then-income = Le revenu de { $seat } passe de { $was } à { $income }.
then-closed = Le marché extérieur ferme : la vente échoue et l’action s’achève.
then-era = La période du canal s’achève, la période du { $era } commence.
then-over = La partie est terminée.

# Pourquoi un coup est refusé : ce n'est pas le moment
moment-action = C’est le moment d’une action : construire, relier, se développer, vendre, emprunter ou passer.
moment-discard = Il faut d’abord défausser une carte pour l’action.
moment-coal = Choisissez d’abord laquelle des mines les plus proches fournit le charbon.
moment-iron = Choisissez d’abord l’entreprise de sidérurgie qui fournit le fer.
moment-rail-again = La construction de liaisons est en cours : un second rail, ou s’arrêter là.
moment-develop-again = Le développement est en cours : un second marqueur, ou s’arrêter là.
moment-sell-again = La vente est en cours : une autre filature, ou s’arrêter là.
moment-liquidate = { $seat } doit { $owed } £ et possède { $cash } £ : il faut d’abord vendre un de ses marqueurs.
moment-over = La partie est terminée ; aucun coup n’est plus possible.
moment-chance = Un tirage au sort précède le prochain coup.

# Pourquoi un coup est refusé : la règle
refusal-brass-build-conditions = { $seat } n’a pas la carte { $card } en main.
refusal-brass-build-card-location = La carte { $card } ne permet de construire que dans cette localisation, pas à { $place }.
refusal-brass-build-card-industry_type = La carte { $card } ne permet pas de construire ceci : { $industry }.
refusal-brass-build-card-network_canal = Une carte d’entreprise exige un canal à soi touchant { $place } ; il n’y en a pas.
refusal-brass-build-card-network_rail = Une carte d’entreprise exige un rail ou un marqueur à soi à { $place } ; il n’y en a pas.
refusal-brass-build-top_of_pile = La pile est vide : { $industry }.
refusal-brass-build-level0 = Le marqueur au sommet de la pile ({ $industry }) est de niveau 0 : on ne peut que le défausser en se développant.
refusal-brass-build-era_limits = Le marqueur au sommet de la pile ({ $industry } { $level }) ne peut être construit en période du { $era }.
refusal-brass-build-slot-symbol = La case { $slot } de { $place } ne montre pas cette entreprise : { $industry }.
refusal-brass-build-slot-single = La case { $slot } de { $place } porte un marqueur de { $owner } qui ne peut être recouvert.
refusal-brass-build-canal-one_per_location = { $seat } a déjà un marqueur à { $place } ; en période du canal, un seul par localisation.
refusal-brass-build-lancaster_port = À Lancaster, un port va d’abord dans la case de gauche, et celle-ci est vide.
refusal-brass-build-preston_port = À Preston, un port va d’abord dans la case du haut, et celle-ci est vide.
refusal-brass-build-barrow = Barrow-in-Furness ne reçoit de charbon que par un rail ; sans lui, rien ne s’y construit.
refusal-brass-build-birkenhead = Birkenhead ne reçoit de charbon que par le rail d’Ellesmere Port, jamais par la Mersey.
refusal-brass-build-price = Le coût total est de { $price } £, et { $seat } possède { $cash } £.
refusal-brass-cover-own = Un marqueur à soi ne se recouvre que par la même entreprise, d’un niveau plus élevé.
refusal-brass-cover-opponent_kinds = Le marqueur de { $owner } ne se recouvre que par la même entreprise, d’un niveau plus élevé.
refusal-brass-cover-opponent_scarcity = Le marqueur de { $owner } ne peut être recouvert tant qu’il reste des cubes de sa sorte sur le plateau ou sur la piste de demande.
refusal-brass-cover-opponent_canal_limit = { $seat } a un autre marqueur à { $place } : en période du canal, on ne peut y recouvrir celui d’un adversaire.
refusal-brass-coal-track_condition = Il faut un cube de charbon à { $place } : aucune mine pourvue n’est reliée, et aucun port ne donne accès au marché du charbon.
refusal-brass-coal-board_first = La case indiquée à { $place } ne porte aucune mine pourvue de charbon.
refusal-brass-coal-nearest = Une autre mine est plus proche que celle de { $place }, et c’est la plus proche qui sert.
refusal-brass-def-connected = La mine de { $place } n’est pas reliée par des liaisons construites.
refusal-brass-iron-any_works = La case indiquée à { $place } ne porte aucune entreprise de sidérurgie pourvue de fer.
refusal-brass-combined-needs_both = L’action combinée exige les deux actions du tour.
refusal-brass-combined-two_cards = L’action combinée exige deux cartes.
refusal-brass-link-type = Le tracé entre { $from } et { $to } ne reçoit aucune liaison en période du { $era }.
refusal-brass-link-free_line = Le tracé entre { $from } et { $to } est déjà construit.
refusal-brass-link-adjacent = Ni { $from } ni { $to } ne porte de marqueur ou de liaison de { $seat }.
refusal-brass-link-needs_presence = { $seat } n’a encore rien sur le plateau ; une liaison part d’un marqueur ou d’une liaison à soi.
refusal-brass-setup-links = Les { $markers } liaisons de { $seat } sont toutes sur le plateau.
refusal-brass-link-canal_cost = Un canal coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-link-rail_cost = Ce rail coûte { $price } £ avec son charbon, et { $seat } possède { $cash } £.
refusal-brass-link-double_cost = Un second rail coûte { $price } £ avec son charbon, et { $seat } possède { $cash } £.
refusal-brass-link-rail_coal_end = Ni { $from } ni { $to } ne peut recevoir de charbon : aucune mine pourvue n’est reliée, et aucun port ne donne accès au marché du charbon.
refusal-brass-link-rail_coal_source = Pour un rail, c’est la mine la plus proche de l’une des extrémités qui sert.
refusal-brass-develop-top = La pile est vide : { $industry }.
refusal-brass-develop-iron = Le cube de fer doit être acheté, et { $cash } £ ne suffisent pas.
refusal-brass-sell-own_mills = { $seat } n’a pas de filature de coton non retournée dans la case { $slot } de { $place }.
refusal-brass-sell-target = Il n’y a pas de port non retourné dans cette case à { $port }.
refusal-brass-sell-port_connected = { $place } et { $port } ne sont pas reliées par des liaisons construites.
refusal-brass-sell-distant_closed = Le marché extérieur est fermé jusqu’à la fin de la période.
refusal-brass-sell-distant_access = { $place } n’est reliée à aucun port ni à aucune localisation externe.
refusal-brass-loan-amount = Un emprunt est de 10, 20 ou 30 £, pas de { $pounds } £.
refusal-brass-loan-ban = En période du rail, aucun emprunt n’est possible une fois la pioche épuisée.
refusal-brass-loan-floor = Le revenu est de { $income } : un emprunt de { $pounds } £ le ferait passer sous −10 £.
refusal-brass-cards-discard = { $seat } n’a pas la carte { $card } en main.
refusal-brass-income-liquidate_choice = { $seat } n’a pas de marqueur dans la case { $slot } de { $place }.
