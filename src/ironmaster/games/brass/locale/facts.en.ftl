# What is printed on the table
era-canal = Canal era
era-rail = Rail era
tile = { $industry } { $level }
