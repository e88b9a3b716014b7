# Partout sur la page
problem-unreachable = Le serveur est injoignable. Vos coups n’y sont pas perdus ; cette page réessaie automatiquement.
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
page-more = Afficher plus

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
missing-text = Cette adresse n’existe pas : elle est peut-être mal écrite, ou la page a été supprimée.
fault-title = Une erreur s’est produite
fault-text = C’est une erreur de la page. Rien n’est perdu à vos tables ; rechargez la page.

# Qui joue
bot-random = Au hasard
bot-random-how = joue n’importe quel coup permis
bot-apprentice = Apprenti
bot-apprentice-how = joue le coup qui paraît le meilleur à première vue
bot-journeyman = Compagnon
bot-journeyman-how = planifie son propre tour jusqu’au bout
bot-master = Maître
bot-master-how = prend son temps et anticipe, y compris ce que les autres peuvent faire
bot-named = { $name } ({ $level })

# Plateaux
board-verified = plateau vérifié
board-reconstructed = plateau reconstitué
page-untranslated = La traduction n’est pas encore complète : ce qui manque est affiché en anglais.
