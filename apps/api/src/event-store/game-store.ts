import type { Pool } from "pg";
import type { GameEvent } from "../domain/game/events.ts";
import type { StoredEvent } from "../domain/game/evolve.ts";
import type { Game } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { Transition } from "../domain/game/transition.ts";
import { gameAppender } from "./appending/append.ts";
import { followingRows } from "./appending/following-rows.ts";
import { gamesBehind, writeGameRows } from "./appending/game-rows.ts";
import { findServedVersion, type IdempotentRequest } from "./appending/idempotent-request.ts";
import type { WithinTransaction } from "./execute-command.ts";
import { GameCache } from "./loading/game-cache.ts";
import { createGameLoader, type GameLoader, type LoadedStep } from "./loading/game-loader.ts";
import { isUndoneSince, storedEvents } from "./loading/stored-events.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { GameUpdates } from "./updates/game-updates.ts";

/** Reads games: their events in Postgres, and the cache of this process. */
export interface GameReader {
  readonly updates: GameUpdates;
  /** The number of moves that this process has written. */
  readonly movesWritten: number;
  /** The game at its head as this process knows it. If another process is ahead, an append fails. */
  known(id: string): Promise<Game | undefined>;
  /** The game at its head. */
  current(id: string): Promise<Game | undefined>;
  /** The game at a version that it is known to have reached, or later. */
  reached(id: string, version: number): Promise<Game | undefined>;
  /** The game at a version. */
  at(id: string, version: number): Promise<Game | undefined>;
  /** The known events after a version, at most `limit`, each with the game after it. */
  stepsAfter(id: string, version: number, limit: number): Promise<readonly LoadedStep[]>;
  /** Whether the position at a version was undone later: a later event returned the game to an earlier version. */
  isUndoneSince(id: string, version: number): Promise<boolean>;
  /** Events without the games after them. */
  events(id: string, after: number, limit: number): Promise<readonly StoredEvent[]>;
  /** The first version that an earlier request with this key appended, and the fingerprint of that request. */
  findServedVersion(
    game: string,
    request: IdempotentRequest,
  ): Promise<{ version: number; fingerprint: string | null } | undefined>;
  /** Resolves when the rows of games show every event of this process; undefined if they do already. */
  rowsCaughtUp(): Promise<void> | undefined;
  /** Writes the rows that are behind the log because another process ended, or this one before. */
  catchUpRows(): Promise<void>;
  /** Writes the rows that are left. */
  close(): Promise<void>;
  /** Clears the cache; games are read again when needed. */
  clearCache(): void;
}

/** Only commands write: features get a reader and `executeCommand`. */
export interface GameStore extends GameReader {
  /** Stores a whole transition. Returns false if another writer was first, or if the request was served before. */
  append(
    transition: Transition,
    request?: IdempotentRequest,
    withinTransaction?: WithinTransaction<Game>,
  ): Promise<boolean>;
}

export interface StoreDeps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly onError: (error: unknown) => void;
  /**
   * Whether the row of a game follows a move, instead of being written with it. For a process that calls `catchUpRows` when
   * it starts, and `close` when it ends.
   */
  readonly rowsFollow?: boolean | undefined;
}

/** Rows that are caught up at once. */
const behindMax = 1000;

export function gameStore({ pool, registry, onError, rowsFollow = false }: StoreDeps): GameStore {
  const cache = new GameCache();
  const updates = new GameUpdates();
  const loader = createGameLoader(pool, registry, onError);
  const appender = gameAppender({ pool, registry, onError }, rowsFollow);
  const rows = followingRows((games) => writeGameRows({ pool, registry, onError }, games), onError);
  const catchUp = oneAtATime((id: string) => caughtUp(cache, loader, id));
  let moves = 0;

  async function known(id: string) {
    return cache.get(id)?.game ?? catchUp(id);
  }

  /** Lets the row of a game follow its log. A game that cannot be loaded does not hold up the others. */
  async function followLog(id: string): Promise<void> {
    try {
      const game = await catchUp(id);
      if (game !== undefined) rows.follow(game);
    } catch (error) {
      onError(error);
    }
  }

  return {
    updates,
    get movesWritten() {
      return moves;
    },
    known,
    current: catchUp,
    async reached(id, version) {
      const game = cache.get(id)?.game;
      return game !== undefined && game.version >= version ? game : catchUp(id);
    },
    async at(id, version) {
      const recent = cache.get(id)?.recent.find(({ game }) => game.version === version);
      return recent?.game ?? loader.gameAt(id, version);
    },
    async stepsAfter(id, version, limit) {
      const recent = cache.get(id)?.recent ?? [];
      return reaches(recent, version)
        ? after(recent, version).slice(0, limit)
        : storedSteps(loader, id, version, limit);
    },
    async append(transition, request, withinTransaction) {
      const appended = await appender.write(transition, request, withinTransaction).catch((error: unknown) => {
        // The event may be stored, and only the answer of the database lost.
        void followLog(transition.after.id);
        throw error;
      });
      if (appended === undefined) return false;
      if (appended.isBehind) rows.follow(transition.after);
      moves += movesIn(transition);
      cache.advance(transition.after.id, transition.steps);
      loader.keepSnapshots(transition.steps);
      emitAppended(updates, transition.after, appended.isBotTurn);
      return true;
    },
    async isUndoneSince(id, version) {
      const recent = cache.get(id)?.recent ?? [];
      if (!reaches(recent, version)) return isUndoneSince(pool, id, version);
      return after(recent, version).some(({ stored: { event } }) => goesBackBefore(event, version));
    },
    events: (id, after, limit) => storedEvents(pool, id, { after, limit }),
    findServedVersion: (game, request) => findServedVersion(pool, game, request),
    rowsCaughtUp: rows.caughtUp,
    async catchUpRows() {
      for (let last: string | null = null; ; ) {
        const ids = await gamesBehind(pool, registry.ids, { last, limit: behindMax });
        for (const id of ids) await followLog(id);
        await rows.caughtUp();
        last = ids.at(-1) ?? null;
        if (ids.length < behindMax) return;
      }
    },
    close: rows.close,
    clearCache: () => cache.clear(),
  };
}

function emitAppended(updates: GameUpdates, { id, version }: Game, isBotTurn: boolean): void {
  updates.emit(id, version);
  if (isBotTurn) updates.emitBotTurn(id);
  updates.emitMove(id);
}

function movesIn({ steps }: Transition): number {
  return steps.filter(({ stored: { event } }) => event.type === "MovePlayed").length;
}

/** The game at its head. Reads only events that are not in the cache. */
async function caughtUp(cache: GameCache, loader: GameLoader, id: string): Promise<Game | undefined> {
  const before = cache.get(id);
  if (before !== undefined) {
    const steps = await loader.stepsAfter(id, before.game);
    cache.advance(id, steps);
    return cache.get(id)?.game ?? steps.at(-1)?.game ?? before.game;
  }
  const game = await loader.gameAt(id);
  if (game !== undefined) cache.put(id, { game, recent: [] });
  return game;
}

async function storedSteps(
  loader: GameLoader,
  id: string,
  version: number,
  limit: number,
): Promise<readonly LoadedStep[]> {
  if (version === 0) return loader.stepsAfter(id, undefined, limit);
  const game = await loader.gameAt(id, version);
  return game === undefined ? [] : loader.stepsAfter(id, game, limit);
}

function goesBackBefore(event: GameEvent, version: number): boolean {
  return (event.type === "MovesUndone" || event.type === "GameRolledBack") && event.to < version;
}

function reaches(recent: readonly LoadedStep[], version: number): boolean {
  const first = recent[0];
  return first !== undefined && first.game.version <= version + 1;
}

function after(recent: readonly LoadedStep[], version: number): readonly LoadedStep[] {
  return recent.filter(({ game }) => game.version > version);
}
