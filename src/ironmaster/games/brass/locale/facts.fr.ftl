# Ce qui est imprimé sur la table
era-canal = Période du canal
era-rail = Période du rail
tile = { $industry } { $level }
