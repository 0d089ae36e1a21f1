import type { Pool } from "pg";
import type { Transition } from "../../domain/game/transition.ts";
import type { Append } from "./group-commit.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";
import { eventRecord, membersOf } from "./records.ts";

/**
 * Whether a transition is one move in a game that goes on, and changes no projection but the row of its game: neither
 * seats nor tenures, nor the work of bots. Only such a row may follow its event, because any later row replaces it.
 */
export function isMoveAlone({ before, steps: [first, second], after }: Transition): boolean {
  if (before === undefined || first?.stored.event.type !== "MovePlayed" || second !== undefined) return false;
  if (before.phase !== "running" || after.phase !== "running") return false;
  if (before.seats !== after.seats || before.tenures !== after.tenures) return false;
  return !after.seats.some((occupant) => "bot" in occupant);
}

/** The event of a move as a flat record. */
export function moveEntryOf({ steps: [step], after }: Transition, request: IdempotentRequest | undefined): Append {
  if (step === undefined) throw new Error(`no events for game ${after.id}`);
  const { game, version, at, event, digest } = step.stored;
  const entry = { game_id: game, version, type: event.type, at, digest, ...request };
  return { game, text: eventRecord(step, membersOf(entry)) };
}

/** Writes the moves that do not conflict, and returns the games of these. Each move is in a different game. */
export async function appendMoves(pool: Pool, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "append-moves",
    text: appendMovesStatement,
    values: [`[${batch.map(({ text }) => text).join(",")}]`],
  });
  return new Set(rows.map(({ game_id }) => game_id));
}

/** If the version of an event is taken, or its request was served before, it is not written. */
const appendMovesStatement = `
insert into events (game_id, version, type, body, at, digest, request, fingerprint)
select game_id, version, type, body, at, digest, request, fingerprint
from json_to_recordset($1::json) as appended(
  game_id uuid, version int, type text, body json, at timestamptz, digest text, request text, fingerprint text)
order by game_id
on conflict do nothing
returning game_id`;
