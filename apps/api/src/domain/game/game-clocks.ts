import type { Question, Seat } from "@seneschal/engine";
import type { clocks } from "@seneschal/schema";
import type { ClockPauses, Interval } from "../clocks/pauses.ts";
import { clockWithBank, startClock, stopClock } from "../clocks/seat-clock.ts";
import { bankAfterAnswer, excuseSecondsOf, initialBank, type Stage } from "../clocks/time-bank.ts";
import type { EventOf, GameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";
import { isSettingUp, questionOf } from "./summary.ts";

type SeatClock = clocks.SeatClock;

/** The times at which the clocks of an account are paused. */
export type PausesOf = (account: string) => ClockPauses;

/** The pauses that are known now. */
export interface KnownPauses {
  readonly pausesOf: PausesOf;
  /** Outages of the server. */
  readonly outages: readonly Interval[];
}

/** Reads the pauses of these accounts in a game with this time control. */
export type ReadClockPauses = (control: clocks.TimeControl, accounts: readonly string[]) => Promise<KnownPauses>;

/** No pauses and no outages. */
export const noPauses: PausesOf = () => () => [];

/** An event that is being applied: the game before it, and after it without its clocks. */
interface AppliedEvent {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
  readonly at: string;
}

/**
 * The clocks that an event changes. They are stored in the event, and a replay does not compute them again: the clocks of
 * old games stay as their players saw them, even if time zones, profiles or presets change.
 */
export function clocksAfter(
  registry: RulesetRegistry,
  applied: AppliedEvent,
  pausesOf: PausesOf,
): readonly SeatClock[] {
  const { before, after, event } = applied;
  const control = after.settings.clock;
  if (control === undefined || after.phase === "open") return [];
  const [question, nextQuestion] = [questionOf(registry, before), questionOf(registry, after)];
  const stage: Stage = { control, isSetup: isSettingUp(registry, after) };
  const endsSetup = control.setupSeconds !== undefined && !stage.isSetup && isSettingUp(registry, before);
  return after.seats.flatMap((_, seat) => {
    const was = before.clocks[seat];
    const is = clockOf(seat, was ?? clockWithBank({ seat }, initialBank(stage)));
    return is === was ? [] : [is];
  });

  function clockOf(seat: Seat, clock: SeatClock): SeatClock {
    if (isFreeUndo(event)) return clockBefore(before, event.to, seat) ?? clock;
    const owes = (nextQuestion?.seats.includes(seat) ?? false) && personAt(after, seat) !== undefined;
    const hasAnswered = event.type === "MovePlayed" && event.seat === seat && isAnswered(seat, question, nextQuestion);
    const stops = clock.runsSince !== null && (!owes || hasAnswered || endsSetup || restartsClock(event, seat));
    const halted = stops ? stopClock(clock, applied.at, pausesAt(before, seat)) : clock;
    const bank = bankOf(halted, hasAnswered && stops);
    return owes && bank.runsSince === null
      ? startClock(bank, applied.at, { control: stage.control, pauses: pausesAt(after, seat) })
      : bank;
  }

  function bankOf(clock: SeatClock, hasAnswered: boolean): SeatClock {
    if (endsSetup) return clockWithBank(clock, initialBank(stage));
    if (hasAnswered) return clockWithBank(clock, bankAfterAnswer(clock.leftMilliseconds, stage));
    return bankAfter(event, before, clock, stage);
  }

  function pausesAt(game: Game, seat: Seat): ClockPauses {
    const account = personAt(game, seat);
    return account === undefined ? () => [] : pausesOf(account);
  }
}

/** A question is answered when it no longer waits for the seat. The next one may ask the same seat again. */
function isAnswered(seat: Seat, question: Question | undefined, next: Question | undefined): boolean {
  if (!question?.seats.includes(seat)) return false;
  return next?.number !== question.number || !next.seats.includes(seat);
}

/** Whether the event charges the time spent so far, even if it is still the seat's turn. */
function restartsClock(event: GameEvent, seat: Seat): boolean {
  if (event.type === "ClocksShifted") return true;
  return (event.type === "TimeRanOut" || event.type === "ClockExtended") && event.seat === seat;
}

/** Time that is added without an answer: after an excused time-out, by staff, or for a new player on the seat. */
function bankAfter(event: GameEvent, before: Game, clock: SeatClock, stage: Stage): SeatClock {
  if (!("seat" in event) || event.seat !== clock.seat) return clock;
  if (event.type === "TimeRanOut" && event.isExcused) return clockWithBank(clock, excuseSecondsOf(stage) * 1000);
  if (event.type === "ClockExtended") return clockWithBank(clock, clock.leftMilliseconds + event.milliseconds);
  const newcomer = newcomerIn(event);
  if (newcomer === undefined) return clock;
  // Leaving and coming back gains no time.
  const hadLeft = before.tenures.some(({ seat, account }) => seat === event.seat && account === newcomer);
  return clockWithBank(clock, hadLeft ? excuseSecondsOf(stage) * 500 : initialBank(stage));
}

/** The account that takes a seat of a running game by this event. */
function newcomerIn(event: GameEvent): string | undefined {
  if (event.type === "SeatTakenOver") return event.account;
  return event.type === "SeatReplaced" && event.newcomer.kind === "person" ? event.newcomer.account : undefined;
}

/** After an undo with consent, clocks keep their time: other players may have thought since. */
function isFreeUndo(event: GameEvent): event is EventOf<"MovesUndone"> {
  return event.type === "MovesUndone" && event.consentedBy === undefined;
}

/** By how much the deadlines of running clocks have moved. */
export function addedTime(before: Pick<Game, "clocks">, after: readonly SeatClock[]): AddedTime[] {
  return after.flatMap(({ seat, deadline }) => {
    const earlier = before.clocks[seat]?.deadline ?? null;
    const milliseconds = deadline === null || earlier === null ? 0 : Date.parse(deadline) - Date.parse(earlier);
    return milliseconds === 0 ? [] : [{ seat, milliseconds }];
  });
}

interface AddedTime {
  readonly seat: Seat;
  readonly milliseconds: number;
}

/** A free undo gives no time: the clock continues as if the move had not been made. */
function clockBefore({ takebacks }: Game, to: number, seat: Seat): SeatClock | undefined {
  return takebacks.find((takeback) => takeback.to === to)?.clocks[seat];
}

export function personAt({ seats }: Game, seat: Seat): string | undefined {
  const occupant = seats[seat];
  return occupant?.kind === "person" ? occupant.account : undefined;
}

const hour = 60 * 60 * 1000;
const expiryMs = { live: 3 * hour, correspondence: 14 * 24 * hour };

interface OpenGame {
  readonly state: Game["phase"];
  readonly clock: clocks.TimeControl | null;
  /** Time of the last event. */
  readonly movedAt: string;
}

/** When a game that has not started expires; null once it has started. */
export function expiryOf({ state, clock, movedAt }: OpenGame): string | null {
  if (state !== "open") return null;
  const milliseconds = clock?.pace === "live" ? expiryMs.live : expiryMs.correspondence;
  return new Date(Date.parse(movedAt) + milliseconds).toISOString();
}

export function expiryOfGame({ phase, settings, movedAt }: Game): string | null {
  return expiryOf({ state: phase, clock: settings.clock ?? null, movedAt });
}
