import type { Seat } from "@seneschal/engine";
import { wakeUpAfter } from "../../domain/clocks/wake-ups.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { accountsPlaying, caretakerLevel, type Game } from "../../domain/game/game.ts";
import { expiryOfGame } from "../../domain/game/game-clocks.ts";
import { abandonmentOf } from "../../domain/game/seats/abandonment.ts";
import { openCheck, replacedSeats, votesCountAt } from "../../domain/game/seats/presence-check.ts";
import { questionOf } from "../../domain/game/summary.ts";
import { type Decision, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { acceptedOrThrow } from "../../platform/http/rejection.ts";
import { vacationEnds } from "../../stores/accounts/vacations-store.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { setWakeUp } from "./due-clocks-store.ts";
import { sendReminders } from "./reminders.ts";
import { causeOfShift, knownDeadlines, pausesOfSeats } from "./shift-clocks.ts";

/**
 * Processes time-outs, expiry and reminders of a game that are due, and sets its next wake-up time. The time is read once:
 * anything that falls due later is left to the next wake-up.
 */
export async function processDueClock(deps: ClockDeps, id: string): Promise<void> {
  const at = deps.now();
  const outcome = await executeCommand(deps.games, { id, decide: (game) => decideOverdue(deps, game, at) });
  acceptedOrThrow(outcome);
  const game = await deps.store.current(id);
  if (game === undefined) return;
  const control = game.settings.clock;
  const pausesOf = await pausesOfSeats(deps, game);
  await sendReminders(deps.pool, game, { at, pausesOf });
  const next = control && wakeUpAfter({ control, clocks: game.clocks }, at.toISOString(), pausesOf);
  await setWakeUp(deps.pool, id, game.version, expiryOfGame(game) ?? endOfVote(deps, game, at) ?? next);
}

/** When the votes on absent players count next; undefined if they already do. */
function endOfVote({ registry }: ClockDeps, game: Game, at: Date): string | undefined {
  const check = openCheck(game.waiting, questionOf(registry, game));
  return check === undefined || votesCountAt(check) <= at.toISOString() ? undefined : votesCountAt(check);
}

/** A deadline that has passed is a time-out, unless pauses that became known later have moved it. */
async function decideOverdue(
  deps: ClockDeps,
  game: Game | undefined,
  at: Date,
): Promise<Decision<readonly GameEvent[]>> {
  if (game?.phase === "open") return decideExpiry(game, at);
  if (game?.phase !== "running") return unchanged;
  if (game.settings.clock === undefined) return decideReplacements(deps, game, at);
  const now = at.toISOString();
  const overdue = (await knownDeadlines(deps, game)).filter(({ shown }) => shown <= now);
  if (overdue.length === 0) return unchanged;
  const out = overdue.find(({ known }) => known <= now);
  if (out !== undefined) return decided([timeRanOut(game, out.seat)]);
  return decided([{ type: "ClocksShifted", why: await causeOfShift(deps, game) }]);
}

/** Replaces absent players, except those on vacation, when the time to vote is over. */
async function decideReplacements(
  { pool, registry }: ClockDeps,
  game: Game,
  at: Date,
): Promise<Decision<readonly GameEvent[]>> {
  const check = openCheck(game.waiting, questionOf(registry, game));
  if (check === undefined) return unchanged;
  const away = await vacationEnds(pool, game.seats.flatMap(accountsPlaying), { from: at, to: at });
  const isHere = (seat: Seat) => !accountsPlaying(game.seats[seat]).some((account) => away.has(account));
  const seats = replacedSeats(check, { seats: game.seats, at: at.toISOString() }).filter(isHere);
  if (seats.length === 0) return unchanged;
  return decided(seats.map((seat) => ({ type: "SeatVacated", why: "absent", ...abandonmentOf(game, seat) })));
}

/** Closes an expired game that has not started. */
function decideExpiry(game: Game, at: Date): Decision<readonly GameEvent[]> {
  const expiry = expiryOfGame(game);
  if (expiry === null || expiry > at.toISOString()) return unchanged;
  return decided([{ type: "GameClosed", why: "expired", secret: game.secret }]);
}

function timeRanOut(game: Game, seat: number): GameEvent {
  const isExcused = (game.excused[seat] ?? 0) < (game.settings.clock?.excused ?? 0);
  if (isExcused) return { type: "TimeRanOut", seat, isExcused, bot: caretakerLevel };
  return { type: "TimeRanOut", isExcused, ...abandonmentOf(game, seat) };
}
