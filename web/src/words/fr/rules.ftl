rules-all = Toutes les règles
rules-title = Les règles { OF($game) }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-also-en = aussi en anglais
rules-also-fr = aussi en français
rules-found = { $count ->
    [0] rien trouvé
    [one] un résultat
   *[other] { $count } résultats
  }
rules-none = Aucune règle ne mentionne « { $query } ».
rules-departures = Là où nous nous écartons du texte
rules-departures-what = Les points sur lesquels notre décision n’est pas ce que le livret imprime, ou va au-delà. Une table peut se jouer à la lettre : sur tous ces points à la fois, ou sur certains.
rules-printed = Texte imprimé
rules-ours = Notre décision
rules-reason = Raison
rules-rulings = Décisions
rules-rulings-what = Les points que la règle imprimée laisse ouverts : la question, la réponse et sa raison. Pour certains, une autre réponse peut être choisie à la table.
rules-rulings-of = { $count ->
    [one] Décision
   *[other] Décisions
  }
rules-about = { $count ->
    [one] sur la règle
   *[other] sur les règles
  }
rules-copy = Copier le lien vers { $id }
rules-copy-by-hand = Ce navigateur ne permet pas à la page de copier ; ouvrez le lien et copiez son adresse.
