import type { Seat } from "@seneschal/engine";
import { withAnswer } from "../clocks/answer-times.ts";
import { changedGame } from "./changed-game.ts";
import type { EventOf, GameEvent } from "./events.ts";
import type { Stored } from "./evolve.ts";
import type { Game, HoldingEnd, SeatOccupant, SeatTenure } from "./game.ts";

/** The game with the record of who sat where brought up to date. */
export function withHoldings(after: Game, before: Game, { event, version, at }: Stored): Game {
  const holdings = holdingsAfter(after, before, event, version, at);
  return holdings === before.holdings ? after : changedGame(after, { holdings });
}

function holdingsAfter(
  after: Game,
  before: Game,
  event: GameEvent,
  version: number,
  at: string,
): readonly SeatTenure[] {
  const { holdings } = before;
  switch (event.type) {
    case "GameOpened":
    case "SeatTaken":
    case "SeatLeft":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
    case "ClocksShifted":
    case "ClockExtended":
    case "GameRolledBack":
    case "MovesUndone":
    case "BallotCast":
      return holdings;
    case "GameBegan":
      return after.seats.flatMap((sitting, seat) => newHolding(sitting, seat, version, at));
    case "MovePlayed":
      return withAnswerTime(holdings, before, event, at);
    case "SeatResigned":
      return handedOver(after, holdings, event.seat, "resigned", version, at);
    case "TimeRanOut":
      return event.isExcused ? holdings : handedOver(after, holdings, event.seat, "out-of-time", version, at);
    case "SeatTakenOver":
      return handedOver(after, holdings, event.seat, "taken-over", version, at);
    case "SeatReplaced":
      return handedOver(after, holdings, event.seat, "replaced", version, at);
    case "GameFinished":
      return holdings.map((holding) => ended(holding, "finished", at));
    case "GameClosed":
      return holdings.map((holding) => ended(holding, "closed", at));
  }
}

function handedOver(
  { seats }: Game,
  holdings: readonly SeatTenure[],
  seat: Seat,
  end: HoldingEnd,
  version: number,
  at: string,
): readonly SeatTenure[] {
  const sitting = seats[seat];
  const kept = holdings.map((holding) => (holding.seat === seat ? ended(holding, end, at) : holding));
  return sitting === undefined ? kept : [...kept, ...newHolding(sitting, seat, version, at)];
}

function newHolding(sitting: SeatOccupant, seat: Seat, since: number, sinceAt: string): readonly SeatTenure[] {
  if (sitting.kind === "nobody") return [];
  const account = "account" in sitting ? sitting.account : undefined;
  const open = { untilAt: undefined, end: undefined, answers: [] };
  return [{ seat, since, sinceAt, kind: sitting.kind, account, ...open }];
}

function ended(holding: SeatTenure, end: HoldingEnd, at: string): SeatTenure {
  return holding.end === undefined ? { ...holding, end, untilAt: at } : holding;
}

/** Counted where a clock ran for days: a live table tells nothing of how somebody plays by web. */
function withAnswerTime(
  holdings: readonly SeatTenure[],
  { clocks, terms }: Game,
  { seat, by, clocks: changed }: EventOf<"MovePlayed">,
  at: string,
): readonly SeatTenure[] {
  const since = clocks[seat]?.runsSince ?? null;
  const isAnswer = by === "person" && since !== null && (changed ?? []).some((clock) => clock.seat === seat);
  if (!isAnswer || terms.clock?.rests !== true) return holdings;
  const took = Date.parse(at) - Date.parse(since);
  return holdings.map((holding) =>
    holding.seat === seat && holding.end === undefined
      ? { ...holding, answers: withAnswer(holding.answers, took) }
      : holding,
  );
}
