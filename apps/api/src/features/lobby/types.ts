import type { Pool } from "pg";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import type { VisibleGames } from "../../event-store/spectator-delay.ts";

export interface LobbyDeps extends CommandDeps {
  readonly pool: Pool;
  /** What viewers may see of a game at its head. */
  readonly visible: VisibleGames;
  /** So many games of one host may wait for players at once. */
  readonly openGamesMax: number;
}
