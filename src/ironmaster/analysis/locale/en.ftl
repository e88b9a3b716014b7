# Hints
because = This move { $phrases }.
hinders = hinders { $seat }
listed = { $some } and { $last }
estimate = { $margin } ± { $error }
