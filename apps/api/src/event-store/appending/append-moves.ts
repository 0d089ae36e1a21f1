import type { Pool } from "pg";
import type { Transition } from "../../domain/game/transition.ts";
import { insertRows } from "../../platform/postgres/insert-rows.ts";
import type { Append } from "./group-commit.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";

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

/** The event of a move. */
export interface MoveEntry extends Append {
  readonly version: number;
  readonly type: string;
  /** As JSON: it is inserted byte for byte, because the digest covers it. */
  readonly body: string;
  readonly at: string;
  readonly digest: string;
  readonly request: IdempotentRequest | undefined;
}

export function moveEntryOf({ steps: [step], after }: Transition, request: IdempotentRequest | undefined): MoveEntry {
  if (step === undefined) throw new Error(`no events for game ${after.id}`);
  const { game, version, at, event, digest } = step.stored;
  return { game, version, type: event.type, body: step.body, at, digest, request };
}

/**
 * Writes the moves that do not conflict, and returns the games of these. Each move is in a different game. They are written
 * in the order of games, so that concurrent batches cannot deadlock.
 */
export async function appendMoves(pool: Pool, batch: readonly MoveEntry[]): Promise<ReadonlySet<string>> {
  const ordered = batch.toSorted((one, other) => (one.game < other.game ? -1 : 1)).map(valuesOf);
  const [values, ...others] = ordered;
  if (values === undefined) return new Set();
  const { rows } = await insertRows<{ game_id: string }>(
    pool,
    { name: "append-moves", text: appendMoveStatement, values },
    others,
  );
  return new Set(rows.map(({ game_id }) => game_id));
}

function valuesOf({ game, version, type, body, at, digest, request }: MoveEntry) {
  return [game, version, type, body, at, digest, request?.request, request?.fingerprint] as const;
}

/** If the version of an event is taken, or its request was served before, it is not written. */
const appendMoveStatement = `
insert into events (game_id, version, type, body, at, digest, request, fingerprint)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning game_id`;
