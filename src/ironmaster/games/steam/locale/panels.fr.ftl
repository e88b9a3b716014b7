# Les parties du livret
group-comp = Matériel
group-map = La carte
group-setup = Mise en place
group-pay = Payer
group-borrow = Emprunts
group-order = Premier ordre du tour
group-flow = Tours et phases
group-action = Tuiles action
group-build = Construire
group-track = Où poser des voies
group-cost = Coût des voies
group-stock = Tuiles de voie disponibles
group-town = Tuiles de ville
group-own = Propriété
group-inc = Liaisons incomplètes
group-claim = Réclamer une liaison
group-redirect = Rediriger une voie
group-upgrade = Améliorer une voie
group-urban = Urbanisation
group-growth = Croissance de cité
group-supply = Réserve de marchandises
group-goods = Déplacement des marchandises
group-loco = Locomotive
group-deliver = Livrer un cube
group-points = Points d’une livraison
group-income = Revenu et frais
group-bankrupt = Faillite
group-next = Le tour suivant
group-final = Décompte final
group-std = Le jeu standard

# La table
panel-auction = Enchère
panel-map = Carte
panel-cities = Cités
panel-links = Liaisons
panel-tiles = Tuiles action
panel-supply = Réserve de marchandises
panel-stock = En réserve
panel-players = Joueurs, dans l’ordre du tour
head-place = Place
head-player = Joueur
head-bid = Mise
head-city = Cité
head-colour = Couleur
head-goods = Cubes
head-cash = Argent
head-income = Revenu
head-points = Points
head-worth = Si l’on s’arrêtait
head-loco = Locomotive
head-links = Liaisons
head-incomplete = Incomplètes
label-new-cities = Nouvelles cités
label-growth = Marqueurs Croissance de cité
label-scarce = Tuiles de voie rares
legend = CITÉ en capitales, ville en minuscules ; ^ collines, ~ fleuve, · plaine ; les voies sont écrites par leurs bords.
grown = (a crû)
due = (à faire)
out = (en faillite)
turn-chance = mise en place en cours
turn-opening = { $seat } mise pour une place
turn-capital = { $seat } emprunte
turn-bidding = { $seat } mise
turn-actions = { $seat } prend une tuile action
turn-build = { $seat } construit, { $left ->
    [0] plus de tuile
    [one] encore 1 tuile
   *[other] encore { $left } tuiles
}
turn-move = { $seat } déplace des marchandises, cycle { $cycle }
