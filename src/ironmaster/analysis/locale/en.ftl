# Hints
because = It { $phrases }.
hinders = hinders { $seat }
listed = { $some } and { $last }
estimate = { $margin } ± { $error }
