# Pourquoi un coup est refusé : ce n'est pas le moment
moment-action = C’est le moment d’une action : construire, combiner ses deux actions, relier, se développer, vendre, emprunter ou passer.
moment-action-liquidate = On ne vend ses marqueurs qu’au début d’un round, quand l’argent ne couvre pas un revenu négatif.
moment-action-discard = Une carte se défausse pour une action : choisissez d’abord l’action.
moment-action-coal-serves = Le charbon se prend quand un marqueur ou un rail l’exige, sans question si une seule mine est la plus proche. La mine de { $place } pourrait servir maintenant pour : { $goals }.
moment-action-coal-idle = Le charbon se prend quand un marqueur ou un rail l’exige. Rien de ce que { $seat } peut construire maintenant ne le prendrait dans la mine de { $place }.
moment-action-coal-unneeded = Le charbon se prend quand un marqueur ou un rail l’exige, et rien de ce que { $seat } peut construire maintenant n’en demande.
moment-action-coal-farther = Une autre mine est plus proche que celle de { $place } pour : { $goals }.
moment-action-coal-unconnected = Aucune suite de liaisons construites ne mène de la mine de { $place } à : { $goals }.
moment-action-track-bought = Là où aucune mine avec du charbon n’est reliée, le charbon s’achète sur la piste de demande sans question, à présent pour { $track_price } £ : { $goals }.
moment-action-track-mines = Le charbon ne s’achète sur la piste de demande que là où aucune mine avec du charbon n’est reliée. Tout ce que { $seat } peut construire maintenant avec du charbon en a une.
moment-action-track-unneeded = Le charbon s’achète quand un marqueur ou un rail l’exige, et rien de ce que { $seat } peut construire maintenant n’en demande.
moment-action-iron = Le fer se prend quand un marqueur ou un développement l’exige. L’entreprise de sidérurgie de { $place } pourrait le fournir ; la question n’est posée que si plusieurs en ont.
moment-action-iron-works = Le fer ne s’achète sur la piste de demande que si aucune entreprise de sidérurgie n’en a. Celles-ci en ont : { $works }.
moment-action-iron-bought = Aucune entreprise de sidérurgie n’a de fer : un marqueur ou un développement qui en exige l’achète sur la piste de demande sans question, à présent pour { $iron_price } £.
moment-discard = Il faut d’abord défausser une carte pour l’action.
moment-coal = Choisissez d’abord laquelle des mines les plus proches fournit le charbon.
moment-iron = Choisissez d’abord l’entreprise de sidérurgie qui fournit le fer.
moment-rail-again = La construction de liaisons est en cours : un second rail, ou s’arrêter là.
moment-develop-again = Le développement est en cours : un second marqueur, ou s’arrêter là.
moment-sell-again = La vente est en cours : une autre filature, ou s’arrêter là.
moment-liquidate = { $seat } doit { $owed } £ et possède { $cash } £ : il faut d’abord vendre un marqueur.
moment-over = La partie est terminée ; aucun coup n’est plus possible.
moment-chance = Un tirage au sort précède le prochain coup.

# Pourquoi un coup est refusé : la règle
refusal-brass-build-conditions = { $seat } n’a pas la carte { $card } en main.
refusal-brass-build-card-location = La carte { $card } ne permet de construire que dans cette localisation, pas à { $place }.
refusal-brass-build-card-industry_type = La carte { $card } ne permet de construire que cette entreprise, pas celle-ci : { $industry }.
refusal-brass-build-card-network_canal = Une carte d’entreprise exige un de vos canaux aboutissant à { $place } ; il n’y en a pas.
refusal-brass-build-card-network_canal-virtual = Une carte d’entreprise exige un de vos canaux aboutissant à { $place } ou, par la liaison virtuelle, à { $other } ; il n’y en a pas.
refusal-brass-build-card-network_canal-tile = Une carte d’entreprise exige un de vos canaux ou de vos marqueurs à { $place } ; il n’y en a pas.
refusal-brass-build-card-network_canal-tile-virtual = Une carte d’entreprise exige un de vos canaux ou de vos marqueurs à { $place } ou, par la liaison virtuelle, à { $other } ; il n’y en a pas.
refusal-brass-build-card-network_rail = Une carte d’entreprise exige un de vos rails ou de vos marqueurs à { $place } ; il n’y en a pas.
refusal-brass-build-card-network_rail-virtual = Une carte d’entreprise exige un de vos rails ou de vos marqueurs à { $place } ou, par la liaison virtuelle, à { $other } ; il n’y en a pas.
refusal-brass-build-top_of_pile = { $seat } n’a plus de marqueur de cette entreprise : { $industry }.
refusal-brass-build-level0 = Le marqueur au sommet de la pile ({ $industry }) est de niveau 0 : on ne peut que le défausser en se développant.
refusal-brass-build-era_limits = Le marqueur au sommet de la pile ({ $industry } { $level }) ne peut être construit en période du { $era }.
refusal-brass-build-slot-symbol = { $place }, case { $slot } : cette entreprise n’y figure pas ({ $industry }).
refusal-brass-build-slot-single = { $place }, case { $slot } : elle porte un marqueur de { $owner } ({ $old }). Des marqueurs adverses, on ne recouvre que les mines de charbon et les entreprises de sidérurgie.
refusal-brass-build-canal-one_per_location = { $seat } a déjà un marqueur à { $place } ; en période du canal, un seul par localisation.
refusal-brass-build-lancaster_port = À Lancaster, un port va d’abord dans la case de gauche, et celle-ci est vide.
refusal-brass-build-preston_port = À Preston, un port va d’abord dans la case du haut, et celle-ci est vide.
refusal-brass-build-barrow = Barrow-in-Furness ne reçoit de charbon que par un rail, et aucun n’y mène encore.
refusal-brass-build-barrow-linked = Un rail mène à Barrow-in-Furness, mais aucun charbon n’y parvient par ce rail.
refusal-brass-build-birkenhead = Birkenhead ne reçoit de charbon que par le rail d’Ellesmere Port, jamais par la liaison virtuelle, et ce rail n’est pas construit.
refusal-brass-build-birkenhead-linked = Le rail d’Ellesmere Port mène à Birkenhead, mais aucun charbon n’y parvient par ce rail, et il n’en vient jamais par la liaison virtuelle.
refusal-brass-build-price = Cela coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-build-price-cubes = Cela coûte { $cost } £ plus { $cubes } £ de cubes pris sur les pistes de demande, { $price } £ en tout, et { $seat } possède { $cash } £.
refusal-brass-build-price-without = Même sans le charbon qui manque, cela coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-cover-own = { $place }, case { $slot } : elle porte un de vos marqueurs ({ $old }), que seule la même entreprise peut recouvrir.
refusal-brass-cover-own-level = Votre marqueur à { $place } ({ $old }) est de niveau { $old_level }. Seul un niveau plus élevé peut le recouvrir, et le sommet de votre pile est de niveau { $level }.
refusal-brass-cover-opponent_kinds = { $place }, case { $slot } : elle porte un marqueur de { $owner } ({ $old }), que seule la même entreprise peut recouvrir.
refusal-brass-cover-opponent_kinds-level = Le marqueur de { $owner } à { $place } ({ $old }) est de niveau { $old_level }. Seul un niveau plus élevé peut le recouvrir, et le sommet de votre pile est de niveau { $level }.
refusal-brass-cover-opponent_scarcity = Le marqueur de { $owner } ne peut être recouvert que s’il n’y a de { $kind ->
    [coal] charbon
   *[iron] fer
} ni sur le plateau ni sur la piste de demande. Cubes sur le plateau : { $board } ; sur la piste : { $track }.
refusal-brass-cover-opponent_scarcity-either = Le marqueur de { $owner } ne peut être recouvert que s’il n’y a pas de { $kind ->
    [coal] charbon
   *[iron] fer
} sur le plateau, ou pas sur la piste de demande. Cubes sur le plateau : { $board } ; sur la piste : { $track }.
refusal-brass-cover-opponent_canal_limit = { $seat } a un autre marqueur à { $place } : en période du canal, on ne peut y recouvrir celui d’un adversaire.
refusal-brass-coal-track_condition = Il faut un cube de charbon à { $place } : aucune mine avec du charbon n’y est reliée, ni aucun port par lequel en acheter.
refusal-brass-coal-track_condition-none = Il faut un cube de charbon à { $place } : aucune mine n’a de charbon, et aucun port par lequel en acheter n’y est relié.
refusal-brass-coal-board_first = { $place }, case { $slot } : il n’y a pas de mine de charbon.
refusal-brass-coal-board_first-spent = { $place }, case { $slot } : la mine n’a plus de charbon.
refusal-brass-coal-board_first-track = Une mine avec du charbon est reliée ({ $mines }) : le charbon ne peut donc être acheté sur la piste de demande.
refusal-brass-coal-nearest = Pour { $goal }, le charbon vient de la mine la plus proche qui en a ({ $mines }, distance : { $near ->
    [one] { $near } liaison
   *[other] { $near } liaisons
}). La mine de { $place } est à { $far ->
    [one] { $far } liaison
   *[other] { $far } liaisons
}.
refusal-brass-coal-nearest-chosen = Pour { $goal }, le charbon vient d’une mine qui est la plus proche de l’une des deux extrémités ({ $mines }). La mine de { $place } n’est la plus proche d’aucune des deux.
refusal-brass-def-connected = La mine de { $place } et { $goal } ne sont pas reliées par des liaisons construites.
refusal-brass-def-connected-rail = La mine de { $place } n’est reliée ni à { $goal } ni à { $goal2 } par des liaisons construites.
refusal-brass-iron-board_first = Des entreprises de sidérurgie ont du fer ({ $works }) : le fer ne peut donc être acheté sur la piste de demande.
refusal-brass-iron-any_works = { $place }, case { $slot } : il n’y a pas d’entreprise de sidérurgie.
refusal-brass-iron-any_works-spent = { $place }, case { $slot } : l’entreprise de sidérurgie n’a plus de fer.
refusal-brass-combined-needs_both = L’action combinée exige les deux actions du tour, et { $seat } en a déjà utilisé une.
refusal-brass-combined-needs_both-first = L’action combinée exige deux actions, et au premier round de la période du canal chaque joueur n’en a qu’une.
refusal-brass-combined-two_cards = L’action combinée exige deux cartes.
refusal-brass-link-type = Le tracé entre { $from } et { $to } ne reçoit aucune liaison en période du { $era }.
refusal-brass-link-free_line = Le tracé entre { $from } et { $to } porte déjà une liaison de { $owner }.
refusal-brass-link-adjacent = { $seat } n’a ni marqueur ni liaison à { $from } ou à { $to }.
refusal-brass-link-needs_presence = { $seat } n’a rien sur le plateau, et une liaison part d’un marqueur ou d’une liaison du même joueur.
refusal-brass-setup-links = Les { $markers } liaisons de { $seat } sont toutes sur le plateau.
refusal-brass-link-canal_cost = Un canal coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-link-rail_cost = Un rail coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-link-rail_cost-cube = Ce rail coûte { $cost } £ plus { $cube } £ de charbon pris sur la piste de demande, et { $seat } possède { $cash } £.
refusal-brass-link-double_cost = Un second rail coûte { $price } £, et { $seat } possède { $cash } £.
refusal-brass-link-double_cost-cube = Ce second rail coûte { $cost } £ plus { $cube } £ de charbon pris sur la piste de demande, et { $seat } possède { $cash } £.
refusal-brass-link-rail_coal_end = Ni { $from } ni { $to } ne peut recevoir de charbon : aucune mine avec du charbon n’est reliée, ni aucun port par lequel en acheter.
refusal-brass-link-rail_coal_end-none = Ni { $from } ni { $to } ne peut recevoir de charbon : aucune mine n’en a, et aucun port par lequel en acheter n’est relié.
refusal-brass-link-rail_coal_source = Pour un rail, c’est la mine la plus proche de l’une des extrémités qui sert ; à présent : { $mines }.
refusal-brass-link-rail_coal_source-chosen = Pour un rail, on choisit une extrémité, et c’est la mine la plus proche d’elle qui sert ; à présent : { $mines }.
refusal-brass-develop-top = { $seat } n’a plus de marqueur de cette entreprise : { $industry }.
refusal-brass-develop-iron = Aucune entreprise de sidérurgie n’a de fer : le cube coûte { $iron_price } £, et { $seat } possède { $cash } £.
refusal-brass-sell-own_mills = { $place }, case { $slot } : il n’y a pas de filature de coton.
refusal-brass-sell-own_mills-rival = { $place }, case { $slot } : la filature appartient à { $owner }.
refusal-brass-sell-own_mills-sold = { $place }, case { $slot } : la filature a déjà vendu son coton.
refusal-brass-sell-target = { $port }, case { $port_slot } : il n’y a pas de port.
refusal-brass-sell-target-used = { $port }, case { $port_slot } : le port est retourné, il a déjà acheté du coton.
refusal-brass-sell-port_connected = { $place } et { $port } ne sont pas reliées par des liaisons construites.
refusal-brass-sell-distant_closed = Le marché extérieur est fermé jusqu’à la fin de la période.
refusal-brass-sell-distant_closed-tiles = Il ne reste aucune tuile de marché extérieur dans cette période.
refusal-brass-sell-distant_closed-round = Le marché extérieur a fermé dans ce round. Selon les règles de cette partie, les ports achètent de nouveau dès le round suivant.
refusal-brass-sell-distant_access = { $place } n’est reliée à aucun port ni à aucune localisation externe.
refusal-brass-loan-amount = Un emprunt est de 10, 20 ou 30 £, pas de { $pounds } £.
refusal-brass-loan-ban = En période du rail, aucun emprunt n’est possible une fois la pioche épuisée.
refusal-brass-loan-floor = Le revenu est de { $income } : un emprunt de { $pounds } £ le ferait passer sous −10 £.
refusal-brass-cards-discard = { $seat } n’a pas la carte { $card } en main.
refusal-brass-income-liquidate_choice = { $place }, case { $slot } : { $seat } n’y a pas de marqueur.
