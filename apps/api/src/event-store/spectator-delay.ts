import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { isDelayedSpectator, withOpenSeats } from "../domain/game/access.ts";
import type { Game } from "../domain/game/game.ts";
import type { GameReader } from "./game-store.ts";

interface Deps {
  readonly pool: Pool;
  readonly store: GameReader;
  readonly now: () => Date;
}

/** The last version of a game that a viewer may see now. */
export interface VersionLimit {
  readonly version: number;
  /** When the limit rises next, unless an event raises it before. */
  readonly risesAt: Date | undefined;
}

/** Applies the spectator delay. Everything that shows a game uses this. */
export interface VisibleGames {
  limitFor(head: Game, viewer: string | undefined): Promise<VersionLimit>;
  /**
   * The game as this viewer may see it: at its head, or for a delayed spectator at an earlier version, but with the seats
   * that are open to substitutes now. Pass `limit` to get the game at the limit that was read before: it may have changed
   * since.
   */
  stateFor(head: Game, viewer: string | undefined, limit?: VersionLimit): Promise<Game>;
}

export function visibleGames(deps: Deps): VisibleGames {
  const past = new PastGames(deps.store);
  return {
    limitFor: (head, viewer) => visibleUpTo(deps, head, viewer),
    async stateFor(head, viewer, limit) {
      if (!isDelayedSpectator(head, viewer)) return head;
      const { version } = limit ?? (await visibleUpTo(deps, head, viewer));
      return withOpenSeats(await past.at(head, version), head, deps.now().toISOString());
    },
  };
}

async function visibleUpTo({ pool, now }: Deps, game: Game, viewer: string | undefined): Promise<VersionLimit> {
  const { id, version, settings } = game;
  const { spectatorDelay: delay } = settings;
  if (delay === undefined || !isDelayedSpectator(game, viewer)) return { version, risesAt: undefined };
  const minutes = delay.minutes * 60_000;
  const before = new Date(now().getTime() - minutes);
  const delayed = await delayedVersion(pool, id, { upTo: version - delay.moves, before });
  return { version: delayed.version, risesAt: delayed.next && new Date(delayed.next.getTime() + minutes + 1) };
}

const cachedMax = 200;

/** All delayed spectators of a game see the same version, so it is computed once. */
class PastGames {
  readonly #store: GameReader;
  readonly #remembered = new LRUCache<string, Game>({ max: cachedMax });

  constructor(store: GameReader) {
    this.#store = store;
  }

  async at(head: Game, version: number): Promise<Game> {
    if (version === head.version) return head;
    const known = this.#remembered.get(head.id);
    if (known?.version === version) return known;
    const game = await this.#store.at(head.id, version);
    if (game === undefined) throw new Error(`game ${head.id} has no version ${version}`);
    this.#remembered.set(game.id, game);
    return game;
  }
}

interface DelayLimits {
  readonly upTo: number;
  readonly before: Date;
}

/** The last version that existed at an instant, and the time of the next one. Events before the start are always included. */
export async function delayedVersion(pool: Pool, game: string, { upTo, before }: DelayLimits) {
  const { rows } = await pool.query<{ version: number | null; next: Date | null }>({
    name: "delayed-version",
    text: `with shown as (
             select max(version) as version from events
             where game_id = $1
               and (version <= $2 and at <= $3 or type in ('GameOpened', 'SeatTaken', 'SeatLeft', 'ReadinessSaid',
                 'PlayerInvited', 'InvitationEnded', 'GameBegan'))
           )
           select shown.version, min(events.at) as next
           from shown left join events on events.game_id = $1 and events.version > shown.version and events.version <= $2
           group by shown.version`,
    values: [game, upTo, before],
  });
  return { version: rows[0]?.version ?? 0, next: rows[0]?.next ?? undefined };
}
