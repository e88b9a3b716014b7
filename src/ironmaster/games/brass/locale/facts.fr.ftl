# Ce qui est imprimé sur la table
era-canal = Période du canal
era-rail = Période du rail
tile = { $industry } { $level }
    .article = { ARTICLE($industry) }

# Chiffres au fil de la partie
figure-points = Points
figure-income = Revenu
figure-cash = Argent

# Le décompte
part-canal-links = Canaux
part-canal-tiles = Marqueurs de la période du canal
part-rail-links = Rails
part-rail-tiles = Marqueurs de la période du rail
part-cash = Argent
award-link = { line } : { $near ->
    [one] { $near } disque
   *[other] { $near } disques
} { AT($start) }, { $far } { AT($end) }
award-tile = { tile } { AT($place) }
award-unflipped = { tile } { AT($place) }, marqueur non retourné
award-cash = { sum } en main, 1 point par tranche de { $rate } £
award-debt = { debt }, aucun point
