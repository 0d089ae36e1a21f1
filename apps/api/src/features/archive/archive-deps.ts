import type { Pool } from "pg";
import type { GameReader } from "../../event-store/game-store.ts";

export interface ArchiveDeps {
  readonly pool: Pool;
  readonly store: GameReader;
  readonly now: () => Date;
}
