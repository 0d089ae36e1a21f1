import type { Seat } from "@seneschal/engine";
import type { EventOf } from "../events.ts";
import type { StoredEvent } from "../evolve.ts";
import { changedGame, type Game, type SeatOccupant, type SeatTenure, type TenureEnd } from "../game.ts";

/** The game with its seat tenures updated by an event. */
export function withTenures(after: Game, before: Game, stored: StoredEvent): Game {
  const tenures = tenuresAfter(after, before, stored);
  return tenures === before.tenures ? after : changedGame(after, { tenures });
}

function tenuresAfter(after: Game, before: Game, { event, version, at }: StoredEvent): readonly SeatTenure[] {
  const { tenures } = before;
  const handOver = (seat: Seat, end: TenureEnd) => handedOver(after, tenures, { seat, end, version, at });
  switch (event.type) {
    case "GameOpened":
    case "SeatTaken":
    case "SeatLeft":
    case "HostChanged":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
    case "ClocksShifted":
    case "ClockExtended":
    case "GameRolledBack":
    case "MovesUndone":
    case "BallotCast":
    case "PresenceCheckStarted":
    case "PresenceConfirmed":
    case "ReplacementVoteCast":
    case "ShorteningProposed":
    case "ShorteningAgreed":
    case "ShorteningDeclined":
    case "GameShortened":
      return tenures;
    case "GameBegan":
      return after.seats.flatMap((occupant, seat) => newTenure(occupant, seat, version, at));
    case "MovePlayed":
      return withAnswerTime(tenures, before, event, at);
    case "SeatResigned":
      return handOver(event.seat, "resigned");
    case "TimeRanOut":
      return event.isExcused ? tenures : handOver(event.seat, "out-of-time");
    case "SeatTakenOver":
      return handOver(event.seat, "taken-over");
    case "SeatVacated":
      return handOver(event.seat, event.why === "absent" ? "absent" : "replaced");
    case "SeatReplaced":
      return handOver(event.seat, "replaced");
    case "GameFinished":
      return tenures.map((tenure) => ended(tenure, "finished", at));
    case "GameClosed":
      return tenures.map((tenure) => ended(tenure, "closed", at));
  }
}

interface Handover {
  readonly seat: Seat;
  readonly end: TenureEnd;
  readonly version: number;
  readonly at: string;
}

function handedOver(
  { seats }: Game,
  tenures: readonly SeatTenure[],
  { seat, end, version, at }: Handover,
): readonly SeatTenure[] {
  const occupant = seats[seat];
  const kept = tenures.map((tenure) => (tenure.seat === seat ? ended(tenure, end, at) : tenure));
  return occupant === undefined ? kept : [...kept, ...newTenure(occupant, seat, version, at)];
}

function newTenure(occupant: SeatOccupant, seat: Seat, since: number, sinceAt: string): readonly SeatTenure[] {
  if (occupant.kind === "nobody") return [];
  const account = "account" in occupant ? occupant.account : undefined;
  const open = { untilAt: undefined, end: undefined, answers: [] };
  return [{ seat, since, sinceAt, kind: occupant.kind, account, ...open }];
}

function ended(tenure: SeatTenure, end: TenureEnd, at: string): SeatTenure {
  return tenure.end === undefined ? { ...tenure, end, untilAt: at } : tenure;
}

/** Counted only for correspondence games. */
function withAnswerTime(
  tenures: readonly SeatTenure[],
  { clocks, settings }: Game,
  { seat, by, clocks: changed }: EventOf<"MovePlayed">,
  at: string,
): readonly SeatTenure[] {
  const since = clocks[seat]?.runsSince ?? null;
  const isAnswer = by === "person" && since !== null && (changed ?? []).some((clock) => clock.seat === seat);
  if (!isAnswer || settings.clock?.rests !== true) return tenures;
  const took = Date.parse(at) - Date.parse(since);
  return tenures.map((tenure) =>
    tenure.seat === seat && tenure.end === undefined
      ? { ...tenure, answers: withAnswer(tenure.answers, took) }
      : tenure,
  );
}

/** Steps of the histogram: the first ends at one minute, each further one 1.5 times later. */
const firstMs = 60_000;
const factor = 1.5;
const stepsMax = 32;

/** Adds an answer time to a histogram, so that any number of answers fits in a small row. */
export function withAnswer(counts: readonly number[], milliseconds: number): readonly number[] {
  const step = stepOf(milliseconds);
  const length = Math.max(counts.length, step + 1);
  return Array.from({ length }, (_, place) => (counts[place] ?? 0) + (place === step ? 1 : 0));
}

export function sumOfAnswers(lists: readonly (readonly number[])[]): readonly number[] {
  const length = Math.max(0, ...lists.map((counts) => counts.length));
  return Array.from({ length }, (_, place) => lists.reduce((sum, counts) => sum + (counts[place] ?? 0), 0));
}

/** The median answer time, rounded up to the end of its step. */
export function medianSeconds(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  const step = counts.findIndex((count) => {
    seen += count;
    return seen * 2 >= all;
  });
  return Math.round((firstMs * factor ** step) / 1000);
}

function stepOf(milliseconds: number): number {
  if (milliseconds <= firstMs) return 0;
  return Math.min(stepsMax - 1, Math.ceil(Math.log(milliseconds / firstMs) / Math.log(factor)));
}
