# La commande `conform`.
help-conform = Vérifier un jeu avec la suite de conformité : sur chaque plateau, à chaque nombre de joueurs et avec chaque option de règle.
help-conform-seats = Seulement à ce nombre de joueurs.
help-conform-board = Seulement sur ce plateau : un nom ou un fichier .toml.
help-conform-games = Le nombre de parties entières à jouer pour chaque cas.
conform-good = réussi
conform-broken = échoué
conform-passed = { $cases ->
    [one] Le cas a réussi les { $checks } vérifications.
   *[other] Les { $cases } cas ont réussi les { $checks } vérifications.
}
conform-failed = { $failed } cas sur { $cases } ont échoué.
