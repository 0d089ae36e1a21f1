import type { tournaments as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { TournamentStore } from "./tournament-store.ts";

/** A game for one table: its players are seated and it starts at once. */
export interface TableGame {
  readonly id: string;
  readonly name: string;
  readonly plan: schemas.Plan;
  /** The account of a director. */
  readonly host: string;
  readonly seats: readonly TableSeat[];
}
export type TableSeat =
  | { readonly kind: "person"; readonly account: string }
  | { readonly kind: "bot"; readonly bot: "easy" | "medium" | "hard" };

/** The operations on games that tournaments need. */
export interface GamesForTournaments {
  /** Does nothing if the game exists. */
  open(game: TableGame): Promise<void>;
  current(id: string): Promise<Game | undefined>;
  /** Ends a game that was scored as it stands, or whose tournament was cancelled; nothing if it is over. */
  close(id: string, why: "deadline" | "tournament-cancelled"): Promise<void>;
}

export interface TournamentDeps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly store: TournamentStore;
  readonly games: GamesForTournaments;
  readonly now: () => Date;
}
