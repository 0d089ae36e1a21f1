import type { Pool, PoolClient } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { summaryOf } from "../../domain/game/summary.ts";
import type { Transition, TransitionStep } from "../../domain/game/transition.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import type { WithinTransaction } from "../execute-command.ts";
import { appendMoves, isMoveAlone, type MoveEntry, moveEntryOf } from "./append-moves.ts";
import { gameColumns, gameRowMembers, notifyGames, upsertGames } from "./game-rows.ts";
import { type Append, groupCommit } from "./group-commit.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";
import { botsAreAsked, seatRowsOf, tenureRowsOf } from "./projection.ts";
import { eventRecord, membersOf } from "./records.ts";

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
  /** As JSON. */
  readonly text: string;
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
    const written = await append(pool, batch);
    // What is stored does not depend on it: followers find by themselves what they were not notified of.
    notifyGames(pool, written).catch(onError);
    return new Set(written.map(({ id }) => id));
  });
  return {
    async write(transition, request, withinTransaction) {
      if (rowsFollow && withinTransaction === undefined && isMoveAlone(transition)) {
        const isWritten = await writeMove(moveEntryOf(transition, request));
        return isWritten ? { isBotTurn: false, isBehind: true } : undefined;
      }
      const { entry, isBotTurn } = entryOf(registry, transition, request);
      const isWritten =
        withinTransaction === undefined
          ? await writeWhole(entry)
          : await writeAlone(pool, entry, transition.after, withinTransaction);
      return isWritten ? { isBotTurn, isBehind: false } : undefined;
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
    await notifyGames(client, written);
    await withinTransaction(client, after);
    return true;
  });
}

function entryOf(registry: RulesetRegistry, transition: Transition, request: IdempotentRequest | undefined) {
  const { before, steps, after } = transition;
  const summary = summaryOf(registry, after);
  const isBotTurn = botsAreAsked(summary);
  const [first, ...later] = steps;
  if (first === undefined) throw new Error(`no events for game ${after.id}`);
  const entry = {
    first: first.stored.version,
    type: first.stored.event.type,
    digest: first.stored.digest,
    first_secret: first.stored.secret,
    request: request?.request,
    fingerprint: request?.fingerprint,
    // Moves never change seats.
    seats: before?.seats === after.seats ? undefined : seatRowsOf(before && summaryOf(registry, before), summary),
    seat_tenures: before?.tenures === after.tenures ? undefined : tenureRowsOf(before?.tenures ?? [], after),
    is_bot_turn: isBotTurn,
    was_bot_turn: before?.phase === "running" && before.seats.some((occupant) => "bot" in occupant),
  };
  const rest = later.length === 0 ? "" : `"later":[${later.map(eventTextOf).join(",")}],`;
  const text = eventRecord(first, `${rest}${gameRowMembers(after, summary)},${membersOf(entry)}`);
  return { entry: { game: after.id, text }, isBotTurn };
}

interface WrittenGame {
  readonly id: string;
  readonly version: number;
}

/** Writes the entries that do not conflict, and returns the games of these. Each entry is for a different game. */
async function append(connection: Pool | PoolClient, batch: readonly WholeEntry[]): Promise<readonly WrittenGame[]> {
  let text = "";
  // Concatenation builds a rope, which is flattened once, when it is sent.
  for (const entry of batch) text += text === "" ? entry.text : `,${entry.text}`;
  const { rows } = await connection.query<WrittenGame>({
    name: "append",
    text: appendStatement,
    values: [`[${text}]`],
  });
  return rows;
}

function eventTextOf(step: TransitionStep): string {
  const { game, version, at, event, digest, secret } = step.stored;
  return eventRecord(step, membersOf({ game_id: game, version, type: event.type, at, digest, secret }));
}

/**
 * Appends a batch in one statement and so in one transaction. Each entry belongs to a different game and is written as a
 * whole or not at all. An entry is a flat record: the first event, the row of the game after it, and, as JSON if present,
 * later events, seats and tenures. If the version of the first event is taken, or its request was served before, nothing
 * of the entry is written. Events are inserted in the order of games, so that concurrent batches cannot deadlock. Rows are
 * found by the unique index of each `on conflict`, so no query plan gets worse as tables grow.
 */
const appendStatement = `
with input as materialized (
  select * from json_to_recordset($1::json) as appended(
    ${gameColumns}, first int, type text, body json, digest text, first_secret text, request text, fingerprint text,
    later json, seats json, seat_tenures json, is_bot_turn boolean, was_bot_turn boolean)
), inserted as (
  insert into events (game_id, version, type, body, at, digest, secret, request, fingerprint)
  select game_id, first, type, body, moved_at, digest, first_secret, request, fingerprint from input
  order by game_id
  on conflict do nothing
  returning game_id
), accepted as materialized (
  select input.* from input join inserted using (game_id)
), inserted_later as (
  insert into events
  select event.* from accepted, json_populate_recordset(null::events, accepted.later) as event
  where accepted.later is not null
), projected_games as (${upsertGames}
), projected_seats as (
  insert into seats
  select seat.* from accepted, json_populate_recordset(null::seats, accepted.seats) as seat
  where accepted.seats is not null
  on conflict (game_id, seat) do update set
    kind = excluded.kind, account = excluded.account, bot = excluded.bot, is_ready = excluded.is_ready,
    companion_of = excluded.companion_of, "left" = excluded."left",
    open_until = excluded.open_until
), projected_tenures as (
  insert into seat_tenures
  select tenure.* from accepted, json_populate_recordset(null::seat_tenures, accepted.seat_tenures) as tenure
  where accepted.seat_tenures is not null
  on conflict (game_id, seat, since) do update set
    until_at = excluded.until_at, ended = excluded.ended, answers = excluded.answers
), cleared_work as (
  delete from pending_work using accepted where accepted.was_bot_turn and not accepted.is_bot_turn and pending_work.game_id = accepted.game_id
), added_work as (
  insert into pending_work (game_id, version, work_type, since)
  select game_id, version, 'bots', moved_at from accepted where is_bot_turn
  on conflict (game_id, work_type) do update set version = excluded.version, since = excluded.since
)
select game_id as id, version from accepted where game_id is not null and version is not null`;
