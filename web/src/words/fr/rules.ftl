rules-all = Toutes les règles
rules-title = Les règles de { $game }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-also-en = aussi en anglais
rules-also-fr = aussi en français
rules-found = { $count ->
    [0] rien trouvé
    [one] un résultat
   *[other] { $count } résultats
  }
rules-none = Aucune règle ne mentionne « { $query } ».
rules-departures = Là où nous nous écartons du texte
rules-departures-what = Les points sur lesquels notre décision n’est pas ce que le livret imprime, ou va au-delà. Une table peut se jouer à la lettre : sur tous ces points à la fois, ou sur certains.
rules-printed = Texte imprimé
rules-ours = Notre décision
rules-reason = Raison
rules-rulings = Décisions
rules-rulings-what = Les points que la règle imprimée laisse ouverts : la question, la réponse et sa raison. Pour certains, une autre réponse peut être choisie à la table.
rules-rulings-of = { $count ->
    [one] Décision
   *[other] Décisions
  }
rules-about = { $count ->
    [one] sur la règle
   *[other] sur les règles
  }
rules-copy = Copier le lien vers { $id }
rules-copy-by-hand = Ce navigateur ne permet pas à la page de copier ; ouvrez le lien et copiez son adresse.
rules-source = { $kind } : { $place }
rules-source-rules = Livret
rules-source-ref = Références
rules-source-table = Tableau
rules-source-aid = Aide de jeu
rules-source-tips = Conseils
rules-source-1e = Première édition
rules-source-2e = Seconde édition
rules-source-derived = Découle d’autres règles
rules-source-data = Matériel
rules-part-ov = aperçu
rules-part-cont = matériel
rules-part-ctr = marqueurs
rules-part-card = cartes
rules-part-board = plateau
rules-part-setup = mise en place
rules-part-flow = déroulement
rules-part-p1 = phase 1
rules-part-build = construire
rules-part-card-i = cartes industrie
rules-part-card-l = cartes localisation
rules-part-space = cases d’industrie
rules-part-disp = plateau individuel
rules-part-sup = charbon et fer
rules-part-trk = pistes de demande
rules-part-cube = cubes sur les marqueurs
rules-part-flip = mines et sidérurgies retournées
rules-part-over = construire par-dessus
rules-part-cost = coûts
rules-part-loan = emprunts
rules-part-combo = deux actions en une
rules-part-rail = voies ferrées
rules-part-sell = vendre
rules-part-dev = développer
rules-part-draw = piocher
rules-part-pass = passer
rules-part-p2 = phase 2
rules-part-p3 = phase 3
rules-part-end = fin de la partie
rules-part-win = victoire
rules-part-note = changements
rules-part-sum = résumé
