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

/** How far a viewer is shown a game. */
export interface VisibleUpTo {
  readonly version: number;
  /** When more can be shown, if nothing else happens before. */
  readonly more: Date | undefined;
}

/** What viewers may see of a game. Everything that shows a game asks here. */
export interface VisibleGames {
  limitFor(head: Game, viewer: string | undefined): Promise<VisibleUpTo>;
  /**
   * The game as this viewer may see it: at its head, or, for a spectator who is kept behind, as it was at the version
   * that they are shown. Only the seats that look for a player are those of the head. Who asks how far beforehand gets
   * the game at that version: a moment later it may be another.
   */
  stateFor(head: Game, viewer: string | undefined, upTo?: VisibleUpTo): Promise<Game>;
}

export function visibleGames(deps: Deps): VisibleGames {
  const past = new PastGames(deps.store);
  return {
    limitFor: (head, viewer) => visibleUpTo(deps, head, viewer),
    async stateFor(head, viewer, upTo) {
      if (!isDelayedSpectator(head, viewer)) return head;
      const { version } = upTo ?? (await visibleUpTo(deps, head, viewer));
      return withOpenSeats(await past.at(head, version), head, deps.now().toISOString());
    },
  };
}

async function visibleUpTo({ pool, now }: Deps, game: Game, viewer: string | undefined): Promise<VisibleUpTo> {
  const { id, version, settings } = game;
  const { spectatorDelay: delay } = settings;
  if (delay === undefined || !isDelayedSpectator(game, viewer)) return { version, more: undefined };
  const minutes = delay.minutes * 60_000;
  const before = new Date(now().getTime() - minutes);
  const behind = await delayedVersion(pool, id, { upTo: version - delay.moves, before });
  return { version: behind.version, more: behind.next && new Date(behind.next.getTime() + minutes + 1) };
}

const cachedMax = 200;

/** All spectators of a game are shown the same version: it is made once. */
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

interface Behind {
  readonly upTo: number;
  readonly before: Date;
}

/** The last version that was there at a moment, and when the next came. All that leads to the beginning counts as there. */
export async function delayedVersion(pool: Pool, game: string, { upTo, before }: Behind) {
  const { rows } = await pool.query<{ version: number | null; next: Date | null }>({
    name: "version-behind",
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
