# La table d’un jeu qui n’a pas de dessin propre
generic-board = La table
generic-choose = Choix
generic-nothing = Il n’y a encore rien à afficher. Vos choix figurent dans la décision.
