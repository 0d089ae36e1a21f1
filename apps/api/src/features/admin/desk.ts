import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/execute-command.ts";

/** What the desk works with. Features that it looks into hand it a function. */
export interface DeskDeps extends CommandDeps {
  readonly pool: Pool;
  /** To be called when an account, its roles or its sessions were changed. */
  readonly accountChanged: (account: string) => Promise<void>;
}
