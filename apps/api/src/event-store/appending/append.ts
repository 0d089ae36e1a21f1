import type { Pool, PoolClient } from "pg";
import type { Game, Terms } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { type Summary, summaryOf } from "../../domain/game/summary.ts";
import type { Step, Transition } from "../../domain/game/transition.ts";
import { appendStatement } from "./append-statement.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";
import { botsAreAsked } from "./pending-work.ts";
import { holdingRowsOf, immutableColumns, mutableColumns, seatRowsOf } from "./projection.ts";

export interface Append {
  readonly game: string;
  /** The entry as JSON. */
  readonly text: string;
  /** Does the game wait for a bot then? */
  readonly isDue: boolean;
}

export function appendOf(registry: RulesetRegistry, transition: Transition, request?: IdempotentRequest): Append {
  const { before, steps, after } = transition;
  const summary = summaryOf(registry, after);
  const isDue = botsAreAsked(summary);
  const [first, ...later] = steps;
  if (first === undefined) throw new Error(`nothing happened to game ${after.id}`);
  const entry = {
    first: first.stored.version,
    type: first.stored.event.type,
    digest: first.stored.digest,
    first_secret: first.stored.secret,
    request: request?.request,
    fingerprint: request?.fingerprint,
    // Seats change rarely, and never by a move.
    seats: before?.seats === after.seats ? undefined : seatRowsOf(before && summaryOf(registry, before), summary),
    holdings: before?.holdings === after.holdings ? undefined : holdingRowsOf(before?.holdings ?? [], after),
    is_due: isDue,
    was_due: before?.phase === "running" && before.seats.some((sitting) => "bot" in sitting),
  };
  const rest = later.length === 0 ? "" : `"later":[${later.map(eventTextOf).join(",")}],`;
  const row = `${lastingMembersOf(after, summary)},${membersOf(mutableColumns(summary))}`;
  return { game: after.id, text: withBody(first, `${rest}${row},${membersOf(entry)}}`), isDue };
}

// The terms keep their identity from move to move, so that what stays of a game's row is written once.
const lastingMembers = new WeakMap<Terms, string>();

function lastingMembersOf({ terms }: Game, summary: Summary): string {
  const known = lastingMembers.get(terms);
  if (known !== undefined) return known;
  const members = membersOf(immutableColumns(summary));
  lastingMembers.set(terms, members);
  return members;
}

/** JSON of a record without its braces. */
function membersOf(record: object): string {
  return JSON.stringify(record).slice(1, -1);
}

/** Writes what can be written and says of which games. Entries are for games that differ. */
export async function append(connection: Pool | PoolClient, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  let text = "";
  // Put together by addition, the text is laid out once only: when it is sent.
  for (const entry of batch) text += text === "" ? entry.text : `,${entry.text}`;
  const { rows } = await connection.query<{ games: readonly string[] }>({
    name: "append",
    text: appendStatement,
    values: [`[${text}]`],
  });
  return new Set(rows[0]?.games);
}

function eventTextOf(step: Step): string {
  const { game, version, at, event, digest, secret } = step.stored;
  return withBody(step, JSON.stringify({ game_id: game, version, type: event.type, at, digest, secret }).slice(1));
}

/** The body goes in to the letter, since its digest was taken over it. */
function withBody({ body }: Step, rest: string): string {
  return `{"body":${body},${rest}`;
}
