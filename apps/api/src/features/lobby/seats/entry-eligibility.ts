import type { Pool } from "pg";
import { reliabilityOf, unmetRequirement } from "../../../domain/game/seats/reliability.ts";
import type { Summary } from "../../../domain/game/summary.ts";
import { recordOf } from "../../../read-models/reliability-queries.ts";
import type { Welcome } from "../show-game.ts";
import { formerSeats } from "./former-seats-queries.ts";

/** How somebody without a seat is received, by game, where one is to be had: so it is shown, and so it is decided. */
export async function entryEligibility(
  pool: Pool,
  summaries: readonly Summary[],
  viewer: string | undefined,
): Promise<ReadonlyMap<string, Welcome>> {
  if (viewer === undefined) return new Map();
  const near = summaries.filter((summary) => hasSeatFor(summary, viewer));
  const begun = near.filter(({ state }) => state === "running").map(({ id }) => id);
  const former = await formerSeats(pool, viewer, begun);
  const strange = near.filter((summary) => !isExpected(summary, viewer) && !former.has(summary.id));
  const lacks = await lacksOf(pool, strange, viewer);
  return new Map(near.map(({ id }) => [id, { formerSeat: former.get(id) ?? null, lack: lacks.get(id) ?? null }]));
}

/** Before a game begins, and where somebody has left it. */
function hasSeatFor({ state, seats }: Summary, viewer: string): boolean {
  if (seats.some(({ kind, account }) => kind === "person" && account === viewer)) return false;
  return state === "open" || (state === "running" && seats.some(({ kind }) => kind === "caretaker"));
}

/** Of the host, and of whoever is invited by name, nothing is asked. */
function isExpected({ host, invited }: Summary, viewer: string): boolean {
  return host === viewer || invited.some(({ account }) => account === viewer);
}

async function lacksOf(pool: Pool, summaries: readonly Summary[], viewer: string) {
  const asking = summaries.flatMap(({ id, entry }) => (entry === null ? [] : [{ id, entry }]));
  if (asking.length === 0) return new Map<string, null>();
  const reliability = reliabilityOf(await recordOf(pool, viewer));
  return new Map(asking.map(({ id, entry }) => [id, unmetRequirement(reliability, entry)]));
}
