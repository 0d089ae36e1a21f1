import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import type { VisibleGames } from "../../event-store/spectator-delay.ts";

export interface LobbyDeps extends CommandDeps {
  readonly pool: Pool;
  /** Applies the spectator delay. */
  readonly visible: VisibleGames;
  /** The number of games waiting for players that one host can have. */
  readonly openGamesMax: number;
}
