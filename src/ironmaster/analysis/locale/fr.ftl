# Conseils
because = Ce coup { $phrases }.
hinders = gêne { $seat }
listed = { $some } et { $last }
estimate = { $margin } ± { $error }
