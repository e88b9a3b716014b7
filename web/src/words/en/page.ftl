# Everywhere on the page
problem-unreachable = The server cannot be reached. Your moves are safe there; this page tries again by itself.
problem-unforeseen = Something went wrong on this page.
problem-again = Try again
problem-stale = The game has continued in the meantime, perhaps in another of your windows. Please choose again.
page-loading = One moment…
page-home = To the tables
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = The text is selected: copy it with your keyboard.
page-share = Share
page-of = { $what }: { $of }
page-more = Show more

# The bar at the top
bar-skip = To the content
bar-brand = Ironmaster, to the tables
bar-menu = Menu
bar-language = Language
bar-light = Light colours
bar-dark = Dark colours
bar-sign-in = Sign in
bar-at-home = Tables
bar-at-new = New table
bar-at-link = Invitation
bar-at-rules = Rules
bar-at-account = Account
bar-at-about = About
bar-at-missing = Not found

# When there is nothing, or it broke
missing-title = There is nothing here
missing-text = This address does not exist: it may be mistyped, or the page was removed.
fault-title = Something went wrong
fault-text = This is an error of the page. Nothing at your tables is lost; load the page again.

# Who plays
bot-random = Random
bot-random-how = plays any legal move
bot-apprentice = Apprentice
bot-apprentice-how = makes the move that looks best at a glance
bot-journeyman = Journeyman
bot-journeyman-how = plans its own turn to the end
bot-master = Master
bot-master-how = takes its time and looks ahead, including what the others may do
bot-named = { $name } ({ $level })

# Boards
board-verified = verified board
board-reconstructed = reconstructed board
page-untranslated = Not fully translated yet: missing texts are shown in English.
