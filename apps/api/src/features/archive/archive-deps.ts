import type { Pool } from "pg";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { GameReader } from "../../event-store/game-store.ts";

export interface ArchiveDeps {
  readonly pool: Pool;
  readonly store: GameReader;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
}
