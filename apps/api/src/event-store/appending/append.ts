import type { Pool, PoolClient } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { summaryOf } from "../../domain/game/summary.ts";
import type { Transition } from "../../domain/game/transition.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import type { WithinTransaction } from "../execute-command.ts";
import { appendMoves, isMoveAlone, type MoveEntry, moveEntryOf } from "./append-moves.ts";
import { type EventRow, eventRowOf, insertFirstEvents, insertLaterEvents } from "./event-rows.ts";
import { notifyGames } from "./game-rows.ts";
import { type Append, groupCommit } from "./group-commit.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";
import { botsAreAsked, gameRowOf, type ProjectionChange, seatRowsOf, tenureRowsOf } from "./projection.ts";
import { writeProjections } from "./projection-writes.ts";

export interface GameAppender {
  /**
   * Writes a transition of a game. Returns undefined if another writer was first, or if the request was served before.
   * Transitions that arrive together share a transaction; one with additional writes has its own.
   */
  write(
    transition: Transition,
    request: IdempotentRequest | undefined,
    withinTransaction: WithinTransaction<Game> | undefined,
  ): Promise<Appended | undefined>;
}

/** What was written. */
export interface Appended {
  /** Whether it is the turn of a bot afterwards. */
  readonly isBotTurn: boolean;
  /** Whether only the event was written: the row of the game and the notification have to follow. */
  readonly isBehind: boolean;
}

/** A transition with its projections. */
interface WholeEntry extends Append {
  readonly event: EventRow;
  readonly later: readonly EventRow[];
  readonly change: ProjectionChange;
}

interface AppenderDeps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  /** What failed without consequences for the game. */
  readonly onError: (error: unknown) => void;
}

/** With `rowsFollow`, of a move alone only the event is written. */
export function gameAppender({ pool, registry, onError }: AppenderDeps, rowsFollow: boolean): GameAppender {
  const writeMove = groupCommit((batch: readonly MoveEntry[]) => appendMoves(pool, batch));
  const writeWhole = groupCommit(async (batch: readonly WholeEntry[]) => {
    const written = await inTransaction(pool, (client) => append(client, batch));
    // What is stored does not depend on it: followers find by themselves what they were not notified of.
    notifyGames(pool, written.map(gameOf)).catch(onError);
    return new Set(written.map(({ game }) => game));
  });
  return {
    async write(transition, request, withinTransaction) {
      if (rowsFollow && withinTransaction === undefined && isMoveAlone(transition)) {
        const isWritten = await writeMove(moveEntryOf(transition, request));
        return isWritten ? { isBotTurn: false, isBehind: true } : undefined;
      }
      const entry = entryOf(registry, transition, request);
      const isWritten =
        withinTransaction === undefined
          ? await writeWhole(entry)
          : await writeAlone(pool, entry, transition.after, withinTransaction);
      return isWritten ? { isBotTurn: entry.change.isBotTurn, isBehind: false } : undefined;
    },
  };
}

function writeAlone(
  pool: Pool,
  entry: WholeEntry,
  after: Game,
  withinTransaction: WithinTransaction<Game>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const written = await append(client, [entry]);
    if (written.length === 0) return false;
    await notifyGames(client, written.map(gameOf));
    await withinTransaction(client, after);
    return true;
  });
}

function entryOf(
  registry: RulesetRegistry,
  { before, steps: [first, ...later], after }: Transition,
  request: IdempotentRequest | undefined,
): WholeEntry {
  if (first === undefined) throw new Error(`no events for game ${after.id}`);
  const summary = summaryOf(registry, after);
  const change = {
    game: gameRowOf(summary),
    // Moves never change seats.
    seats: before?.seats === after.seats ? [] : seatRowsOf(before && summaryOf(registry, before), summary),
    tenures: before?.tenures === after.tenures ? [] : tenureRowsOf(before?.tenures ?? [], after),
    isBotTurn: botsAreAsked(summary),
    wasBotTurn: before?.phase === "running" && before.seats.some((occupant) => "bot" in occupant),
  };
  return { game: after.id, event: eventRowOf(first, request), later: later.map((step) => eventRowOf(step)), change };
}

const gameOf = ({ change: { game } }: WholeEntry) => ({ id: game.game_id, version: game.version });

/**
 * Writes the entries that do not conflict, within a transaction, and returns them. Each entry is for a different game and is
 * written as a whole or not at all.
 */
async function append(client: PoolClient, batch: readonly WholeEntry[]): Promise<readonly WholeEntry[]> {
  const ordered = batch.toSorted((one, other) => (one.game < other.game ? -1 : 1));
  const games = await insertFirstEvents(
    client,
    ordered.map(({ event }) => event),
  );
  const written = ordered.filter(({ game }) => games.has(game));
  await insertLaterEvents(
    client,
    written.flatMap(({ later }) => later),
  );
  await writeProjections(
    client,
    written.map(({ change }) => change),
  );
  return written;
}
