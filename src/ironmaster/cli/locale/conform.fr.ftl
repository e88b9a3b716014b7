# La commande `conform`.
help-conform = Vérifier un jeu avec la suite de conformité. Elle joue le plateau par défaut avec chaque nombre de joueurs et chaque valeur de chaque option de règle, mais pas dans toutes les combinaisons, et les autres plateaux seulement avec le plus grand nombre de joueurs.
help-conform-seats = Seulement avec ce nombre de joueurs.
help-conform-board = Seulement sur ce plateau : un nom ou un fichier .toml.
help-conform-games = Le nombre de parties entières à jouer pour chaque cas.
conform-good = réussi
conform-broken = échoué
conform-passed = { $cases ->
    [one] Le cas a réussi les { $checks } vérifications.
   *[other] Les { $cases } cas ont réussi les { $checks } vérifications.
}
conform-failed = { $failed } cas sur { $cases } ont échoué.
