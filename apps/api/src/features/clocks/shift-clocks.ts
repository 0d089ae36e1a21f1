import type { accounts as schemas } from "@seneschal/schema";
import { deadlineOf } from "../../domain/clocks/seat-clock.ts";
import type { PausesOfSeat } from "../../domain/clocks/wake-ups.ts";
import type { EventOf } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { personAt } from "../../domain/game/game-clocks.ts";
import { decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { type CommandDeps, commandContext } from "../../event-store/game-aggregate.ts";
import { acceptedOrThrow } from "../../platform/http/rejection.ts";
import { readClockPauses } from "../../stores/games/clock-pauses-queries.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { gamesWithClockOf } from "./due-clocks-store.ts";

type Cause = EventOf<"ClocksShifted">["why"];

/** Moves the deadlines of running clocks if pauses that are known now have changed them. */
export async function shiftClocks(deps: CommandDeps, id: string, why: Cause): Promise<void> {
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(game) {
      const deadlines = game?.phase === "running" ? await knownDeadlines(deps, game) : [];
      if (deadlines.every(({ shown, known }) => shown === known)) return unchanged;
      return decided([{ type: "ClocksShifted", why }]);
    },
  });
  acceptedOrThrow(outcome);
}

/** Why deadlines have moved without anyone noticing: an outage while the clocks ran, or else a vacation or quiet hours. */
export async function causeOfShift({ readPauses }: CommandDeps, { clocks, settings }: Game): Promise<Cause> {
  const { outages } = settings.clock === undefined ? { outages: [] } : await readPauses(settings.clock, []);
  const starts = clocks.flatMap(({ runsSince }) => (runsSince === null ? [] : [Date.parse(runsSince)]));
  return outages.some(({ to }) => starts.some((start) => start < to)) ? "outage" : "rest";
}

/** Call after an account has changed its quiet hours. The previous ones apply to the time until now. */
export async function quietHoursChanged(deps: ClockDeps, account: string, before: schemas.Profile): Promise<void> {
  const change = { account, before, at: deps.now().getTime() };
  const changing = deps.withPauses(readClockPauses(deps.pool, change));
  for (const id of await gamesWithClockOf(deps.pool, deps.registry.ids, account))
    await shiftClocks(changing, id, "rest");
}

/** Call after the vacation of an account has started, ended or changed. */
export async function vacationChanged(deps: ClockDeps, account: string): Promise<void> {
  for (const id of await gamesWithClockOf(deps.pool, deps.registry.ids, account)) await shiftClocks(deps, id, "rest");
}

/** The pauses of each seat that are known now; none for seats without a player. */
export async function pausesOfSeats(deps: CommandDeps, game: Game): Promise<PausesOfSeat> {
  const { pausesOf } = await commandContext(deps, game, []);
  return (seat) => {
    const account = personAt(game, seat);
    return account === undefined ? () => [] : pausesOf(account);
  };
}

export interface KnownDeadline {
  readonly seat: number;
  /** The deadline that players see. */
  readonly shown: string;
  /** The deadline with all pauses known now: vacations, quiet hours and outages. */
  readonly known: string;
}

/** The deadlines of the running clocks of a game. */
export async function knownDeadlines(deps: CommandDeps, game: Game): Promise<readonly KnownDeadline[]> {
  const control = game.settings.clock;
  if (control === undefined) return [];
  const pausesOf = await pausesOfSeats(deps, game);
  return game.clocks.flatMap((clock) => {
    const rules = { control, pauses: pausesOf(clock.seat) };
    const known = personAt(game, clock.seat) === undefined ? null : deadlineOf(clock, rules);
    return clock.deadline === null || known === null ? [] : [{ seat: clock.seat, shown: clock.deadline, known }];
  });
}
