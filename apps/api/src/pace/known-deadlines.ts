import { deadlineOf } from "../clocks/seat-clock.ts";
import type { ChangeNeeds } from "../database/change-game.ts";
import { circumstancesOf } from "../database/circumstances.ts";
import { personAt } from "../history/clocks-after.ts";
import type { Game } from "../history/game.ts";

export interface KnownDeadline {
  readonly seat: number;
  /** As the players see it. */
  readonly shown: string;
  /** As it is by everything that is known now: rests taken since, outages of ours. */
  readonly known: string;
}

/** The deadlines of the clocks that run in a game. */
export async function knownDeadlines(needs: ChangeNeeds, game: Game): Promise<readonly KnownDeadline[]> {
  const { standingOf } = await circumstancesOf(needs, game, []);
  return game.clocks.flatMap((clock) => {
    const person = personAt(game, clock.seat);
    const known = person === undefined ? null : deadlineOf(clock, standingOf(person));
    return clock.deadline === null || known === null ? [] : [{ seat: clock.seat, shown: clock.deadline, known }];
  });
}
