import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";

/** What the admin pages need. Other features are injected as functions. */
export interface AdminDeps extends CommandDeps {
  readonly pool: Pool;
  /** Called when an account, its roles or its sessions have changed. */
  readonly accountChanged: (account: string) => Promise<void>;
}
