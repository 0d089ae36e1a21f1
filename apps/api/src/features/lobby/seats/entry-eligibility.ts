import type { Pool } from "pg";
import { reliabilityOf, unmetRequirement } from "../../../domain/game/seats/reliability.ts";
import type { GameSummary } from "../../../domain/game/summary.ts";
import { playRecordOf } from "../../../stores/games/play-record-queries.ts";
import type { EntryEligibility } from "../show-game.ts";
import { formerSeats } from "./former-seats-queries.ts";

/** By game: whether this account can take a seat, for all games with a seat to take. Both shown and enforced. */
export async function entryEligibility(
  pool: Pool,
  summaries: readonly GameSummary[],
  viewer: string | undefined,
): Promise<ReadonlyMap<string, EntryEligibility>> {
  if (viewer === undefined) return new Map();
  const candidates = summaries.filter((summary) => mayHaveSeat(summary, viewer));
  const begun = candidates.filter(({ state }) => state === "running").map(({ id }) => id);
  const former = await formerSeats(pool, viewer, begun);
  const strangers = candidates.filter((summary) => !isExpected(summary, viewer) && !former.has(summary.id));
  const unmet = await unmetRequirementsOf(pool, strangers, viewer);
  return new Map(
    candidates.map(({ id }) => [id, { formerSeat: former.get(id) ?? null, unmet: unmet.get(id) ?? null }]),
  );
}

/** Before the start, or if a seat was abandoned. */
function mayHaveSeat({ state, seats }: GameSummary, viewer: string): boolean {
  if (seats.some(({ kind, account }) => kind === "person" && account === viewer)) return false;
  return state === "open" || (state === "running" && seats.some(({ kind }) => kind === "caretaker"));
}

/** The host and invited players need not meet the requirements. */
function isExpected({ host, invited }: GameSummary, viewer: string): boolean {
  return host === viewer || invited.some(({ account }) => account === viewer);
}

async function unmetRequirementsOf(pool: Pool, summaries: readonly GameSummary[], viewer: string) {
  const asking = summaries.flatMap(({ id, entry }) => (entry === null ? [] : [{ id, entry }]));
  if (asking.length === 0) return new Map<string, null>();
  const reliability = reliabilityOf(await playRecordOf(pool, viewer));
  return new Map(asking.map(({ id, entry }) => [id, unmetRequirement(reliability, entry)]));
}
