# La table d’un jeu qui n’a pas de dessin propre
generic-board = La table
generic-choose = Ce que l’on peut choisir
generic-nothing = Il n’y a encore rien à voir ici. Ce que vous pouvez faire figure dans votre décision.
