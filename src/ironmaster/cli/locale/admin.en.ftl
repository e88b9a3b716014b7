error-setup-terminal = There is no terminal to ask for the password at: give it with --password-stdin.
error-setup-passwords = The two passwords are not the same.
admin-password = Password:
admin-password-again = Once more:
admin-created = { $name } has an account and may look after the server.
admin-given = { $name } may now look after the server.
admin-verifying = Playing again
admin-changed = { $table } ({ $status }, { $game }, ruleset { $ruleset }) at line { $number }: { $sentence }
admin-verified = { $games ->
    [one] 1 game was played again and agrees.
   *[other] { $games } games were played again and agree.
  }
admin-differ = Of { $games } games { $changed ->
    [one] 1 would change.
   *[other] { $changed } would change.
  }
admin-exporting = Writing records
admin-not-exported = { $table }: { $sentence }
admin-exported = { $written ->
    [one] 1 record written
   *[other] { $written } records written
  }, { $kept } there already.
admin-backed-up = { $rows } rows are safe in { $file }.
admin-restored = { $rows } rows came from { $file }.
admin-pruned = Removed: { $sessions } sessions, { $tokens } tokens, { $tables } tables that never began, { $guests } guests.
admin-would-prune = Would be removed: { $sessions } sessions, { $tokens } tokens, { $tables } tables that never began, { $guests } guests.
help-admin = Look after a server, also while it runs.
help-admin-create = Make an account that may look after the server; the password is asked for.
help-admin-name = The name of the account.
help-admin-existing = Give the rights to an account that is there.
help-admin-password-stdin = Read the password from standard input.
help-admin-verify = Play every stored game again and name those that this version would change; exit code 1 if there are any.
help-admin-tables = Only these tables.
help-admin-export = Write the record of every game that has ended into a folder.
help-admin-folder = The folder; made if it is not there.
help-admin-since = Only games that ended on that day or later, such as 2026-01-31.
help-admin-force = Write files again that are there already.
help-admin-backup = Copy the whole database, as it is at this moment, into a new SQLite file.
help-admin-file = The backup.
help-admin-restore = Fill an empty database, SQLite or PostgreSQL, from a backup.
help-admin-prune = Remove expired sessions and tokens, guests who left nothing behind, and tables that never began.
help-admin-days = How many days guests and tables may lie unused.
help-admin-dry-run = Only say what would be removed.
