import type { accounts as words } from "@seneschal/schema";
import { deadlineOf } from "../../domain/clocks/seat-clock.ts";
import type { EventOf } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { personAt } from "../../domain/game/game-clocks.ts";
import { assertAccepted, decided, executeCommand, unchanged } from "../../event-store/execute-command.ts";
import { type CommandDeps, commandContext } from "../../event-store/game-aggregate.ts";
import { readClockPauses } from "../../read-models/games/clock-pauses-queries.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { gamesWithClockOf } from "./due-clocks-store.ts";

/** Sets the deadlines of a game's running clocks again where pauses known by now have moved them. */
export async function shiftClocks(deps: CommandDeps, id: string, why: EventOf<"ClocksShifted">["why"]): Promise<void> {
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(game) {
      const deadlines = game?.phase === "running" ? await knownDeadlines(deps, game) : [];
      if (deadlines.every(({ shown, known }) => shown === known)) return unchanged;
      return decided([{ type: "ClocksShifted", why }]);
    },
  });
  assertAccepted(outcome);
}

/** An account has other quiet hours from now on. What its clocks have run so far counts by those that it had. */
export async function quietHoursChanged(deps: ClockDeps, account: string, before: words.Profile): Promise<void> {
  const change = { account, before, at: deps.now().getTime() };
  const changing = deps.withPauses(readClockPauses(deps.pool, change));
  for (const id of await gamesWithClockOf(deps.pool, account)) await shiftClocks(changing, id, "rest");
}

/** An account went on vacation, or came back from one. */
export async function vacationChanged(deps: ClockDeps, account: string): Promise<void> {
  for (const id of await gamesWithClockOf(deps.pool, account)) await shiftClocks(deps, id, "rest");
}

export interface KnownDeadline {
  readonly seat: number;
  /** As the players see it. */
  readonly shown: string;
  /** As it is by everything that is known now: rests taken since, outages of ours. */
  readonly known: string;
}

/** The deadlines of the clocks that run in a game. */
export async function knownDeadlines(deps: CommandDeps, game: Game): Promise<readonly KnownDeadline[]> {
  const { pausesOf } = await commandContext(deps, game, []);
  return game.clocks.flatMap((clock) => {
    const person = personAt(game, clock.seat);
    const known = person === undefined ? null : deadlineOf(clock, pausesOf(person));
    return clock.deadline === null || known === null ? [] : [{ seat: clock.seat, shown: clock.deadline, known }];
  });
}
