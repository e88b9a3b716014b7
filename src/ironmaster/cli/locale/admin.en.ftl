error-setup-terminal = There is no terminal to ask for the password. Use --password-stdin.
error-setup-passwords = The two passwords do not match.
admin-password = Password:
admin-password-again = Repeat password:
admin-created = Created the admin account { $name }.
admin-given = { $name } is now an admin.
admin-verifying = Replaying
admin-changed = { $table } ({ $status }, { $game }, ruleset { $ruleset }) at line { $number }: { $sentence }
admin-verified = { $games ->
    [one] 1 game was replayed without differences.
   *[other] { $games } games were replayed without differences.
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
  }, { $kept } already existed.
admin-backed-up = { $rows } rows were saved to { $file }.
admin-restored = { $rows } rows were restored from { $file }.
admin-pruned = Deleted: { $sessions } sessions, { $tokens } tokens, { $tables } tables that were never started, { $guests } guests.
admin-would-prune = Would be deleted: { $sessions } sessions, { $tokens } tokens, { $tables } tables that were never started, { $guests } guests.
help-admin = Administer a server; it may be running.
help-admin-create = Create an admin account; asks for a password.
help-admin-name = The name of the account.
help-admin-existing = Make an existing account an admin.
help-admin-password-stdin = Read the password from standard input.
help-admin-verify = Replay every stored game and list those that this version would change; exit code 1 if there are any.
help-admin-tables = Only these tables.
help-admin-export = Write the records of all finished games to a folder.
help-admin-folder = The folder; it is created if needed.
help-admin-since = Only games that ended on this day or later, such as 2026-01-31.
help-admin-force = Overwrite existing files.
help-admin-backup = Copy a snapshot of the whole database to a new SQLite file.
help-admin-file = The backup file.
help-admin-restore = Fill an empty database, SQLite or PostgreSQL, from a backup.
help-admin-prune = Delete expired sessions and tokens, inactive guests, and tables that were never started.
help-admin-days = Days without activity after which guests and tables are deleted.
help-admin-dry-run = Only show what would be deleted.
