import type { Pool } from "pg";
import type { GameUpdates } from "../../../../event-store/updates/game-updates.ts";
import { onlineSeats } from "./online-players-queries.ts";

/** Which players of the games that are followed in this process are online, in all processes. */
export class OnlinePlayers {
  readonly #pool: Pool;
  readonly #updates: GameUpdates;
  #seats: ReadonlyMap<string, readonly number[]> = new Map();

  constructor(pool: Pool, updates: GameUpdates) {
    this.#pool = pool;
    this.#updates = updates;
  }

  /** The seats of a followed game, as of the last refresh. */
  in(game: string): readonly number[] {
    return this.#seats.get(game) ?? [];
  }

  /** Reads them again, in one query for all followed games, and wakes the followers of those that have changed. */
  async refresh(): Promise<void> {
    const followed = this.#updates.followed();
    if (followed.length === 0) return;
    const before = this.#seats;
    const online = new Map<string, number[]>();
    for (const { game, seat } of await onlineSeats(this.#pool, followed)) {
      online.set(game, [...(online.get(game) ?? []), seat]);
    }
    this.#seats = online;
    for (const game of followed)
      if (`${before.get(game) ?? ""}` !== `${this.in(game)}`) this.#updates.emitPresence(game);
  }
}
