# Ce qui est imprimé sur la table
era-canal = Période du canal
era-rail = Période du rail
tile = { $industry } { $level }

# Chiffres au fil de la partie
figure-points = Points
figure-income = Revenu
figure-cash = Argent

# Le décompte
part-canal-links = Canaux
part-canal-tiles = Marqueurs, période du canal
part-rail-links = Rails
part-rail-tiles = Marqueurs, période du rail
part-cash = Argent
award-link = { line } : { $near ->
    [one] { $near } disque
   *[other] { $near } disques
} à { $start }, { $far } à { $end }
award-tile = { tile } à { $place }
award-unflipped = { tile } à { $place } (marqueur non retourné)
award-cash = { sum } en main, 1 point par tranche de { $rate } £
award-debt = { debt }, aucun point
