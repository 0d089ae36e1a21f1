import type { ClientBase } from "pg";
import { isAnyWorkerAlive } from "../jobs/worker-liveness.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupHeader } from "./backup-format.ts";
import { hasTables, migrationOf } from "./table-catalog-queries.ts";

/** Throws a BackupError unless a backup can be restored here: nobody uses the database, and it is empty. */
export async function checkTarget(client: ClientBase, { migration }: BackupHeader): Promise<void> {
  if (!(await hasTables(client))) return;
  if (await isAnyWorkerAlive(client)) {
    throw new BackupError("server-running", "A server is running on this database. Stop it first.");
  }
  if (await hasAccountsOrGames(client)) {
    throw new BackupError(
      "not-empty",
      "This database already has accounts or games. Restore into a new one: move the folder of the old one away, or create another database for DATABASE_URL.",
    );
  }
  if ((await migrationOf(client)) !== migration) {
    throw new BackupError(
      "not-empty",
      "This database already has the tables of another version. Restore into a new one: the tables are created as the backup needs them, and updated afterwards.",
    );
  }
}

/** These two tables exist since the first migration. Everything else belongs to an account or a game, or can be lost. */
async function hasAccountsOrGames(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has_any: boolean }>(
    "select exists (select 1 from accounts) or exists (select 1 from events) as has_any",
  );
  return rows[0]?.has_any === true;
}
