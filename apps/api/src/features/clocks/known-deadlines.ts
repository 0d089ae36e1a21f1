import { deadlineOf } from "../../domain/clocks/seat-clock.ts";
import { personAt } from "../../domain/game/clocks-after.ts";
import type { Game } from "../../domain/game/game.ts";
import { type CommandDeps, commandContext } from "../../event-store/game-aggregate.ts";

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
