# Partout sur la page
problem-unreachable = Le serveur est injoignable. Vos coups y sont en sécurité ; cette page réessaie d’elle-même.
problem-unforeseen = Quelque chose s’est mal passé sur cette page.
problem-again = Réessayer
problem-stale = La partie a continué entre-temps, peut-être depuis une autre de vos fenêtres. Choisissez à nouveau.
page-loading = Un instant…
page-home = Vers les tables
page-save = Enregistrer
page-saved = C’est enregistré.
page-copy = Copier
page-copied = C’est copié.
page-copy-by-hand = Le texte est sélectionné : copiez-le avec votre clavier.
page-share = Partager
page-of = { $what } : { $of }
page-more = En montrer plus

# La barre du haut
bar-skip = Aller au contenu
bar-brand = Ironmaster, vers les tables
bar-menu = Menu
bar-language = Langue
bar-light = Couleurs claires
bar-dark = Couleurs sombres
bar-sign-in = Se connecter
bar-at-home = Tables
bar-at-new = Nouvelle table
bar-at-link = Invitation
bar-at-rules = Règles
bar-at-account = Compte
bar-at-about = À propos
bar-at-missing = Introuvable

# Quand il n’y a rien, ou que cela a cassé
missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part : elle est peut-être mal écrite, ou ce qui s’y trouvait n’y est plus.
stumble-title = Cette page a trébuché
stumble-text = C’est notre faute, pas la vôtre. Rien n’est perdu à vos tables ; rechargez la page.

# Qui joue
bot-random = Au hasard
bot-random-how = joue n’importe quel coup permis
bot-apprentice = Apprenti
bot-apprentice-how = joue le coup qui paraît le meilleur à première vue
bot-journeyman = Compagnon
bot-journeyman-how = réfléchit à son tour jusqu’au bout
bot-master = Maître
bot-master-how = prend son temps et regarde loin, à travers ce que les autres peuvent faire
bot-named = { $name } ({ $level })

# Plateaux
board-verified = plateau vérifié
board-reconstructed = plateau reconstitué
page-untranslated = La traduction n’est pas encore complète : ce qui manque est affiché en anglais.
