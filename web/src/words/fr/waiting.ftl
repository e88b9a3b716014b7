wait-listed = affichée sur la page d’accueil
wait-order-random = Les places sont tirées au sort au début de la partie.
wait-order-chosen = Les places restent comme elles sont.
wait-you = vous
wait-guest = invité
wait-sit = S’asseoir
wait-sit-too = Jouer aussi cette place
wait-stand = Se lever
wait-bot = Robot
wait-bot-away = Retirer
wait-free = Libérer la place
wait-start = Commencer la partie
wait-missing = { $count ->
    [one] La place { $seats } est encore libre.
   *[other] Les places { $seats } sont encore libres.
  }
wait-complete = Tout le monde est là.
wait-owner = Tout le monde est là. Le propriétaire de la table lance la partie.
wait-leave = Quitter la table
wait-leave-hint = Si vous partez, la personne suivante devient propriétaire de la table ; s’il n’y a personne d’autre, la table est supprimée.
wait-rules-some = { $count ->
    [one] Une règle diffère de l’option par défaut :
   *[other] { $count } règles diffèrent des options par défaut :
  }
wait-rules-usual = Aucune règle ne s’écarte des options par défaut.
wait-links = Inviter
wait-link-join = Rejoindre
wait-link-join-hint = Pour des amis : ils prennent une place libre, ou regardent.
wait-link-watch = Regarder
wait-link-watch-hint = Pour des spectateurs : ils ne voient aucune main.
wait-link-seat = Prendre la place { $seat }
wait-link-seat-hint = Pour une personne : quiconque a ce lien joue cette place.
wait-link-own = Jouer ma place { $seat } sur un autre appareil
wait-link-own-hint = Quiconque a ce lien joue pour vous.
wait-link-hand = Montrer ma main, place { $seat }
wait-link-hand-hint = Les spectateurs voient aussi votre main et ne peuvent pas jouer.
wait-link-make = Créer un lien
wait-link-end = Révoquer
