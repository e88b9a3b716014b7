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
rules-none = Aucune règle ne parle de « { $query } ».
rules-rulings = Décisions
rules-rulings-what = Là où la règle imprimée laisse un doute : la question, la réponse et sa raison. Certaines peuvent se jouer autrement.
rules-rulings-of = { $count ->
    [one] Décision
   *[other] Décisions
  }
rules-about = { $count ->
    [one] sur la règle
   *[other] sur les règles
  }
rules-copy = Copier l’adresse de { $id }
rules-copy-by-hand = Ce navigateur ne laisse pas la page copier ; ouvrez le lien et copiez son adresse.
rules-source = { $kind } : { $place }
rules-source-rules = Livret
rules-source-ref = Références
rules-source-table = Tableau
rules-source-aid = Aide de jeu
rules-source-tips = Conseils
