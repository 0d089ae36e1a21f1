import { randomStep } from "../bots/random.ts";
import { positionAfter } from "../core/position.ts";
import { isRevealing } from "../core/revealing-facts.ts";
import type { TurnLimit, Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import type { RecordedGame } from "./recorded-game.ts";
import type { Settings } from "./settings.ts";

/** Law 11: a lower turn limit is public and changes nothing else, and the game ends with that turn at the latest. */
export const turnLimit = <Game extends Vocabulary>({ movesMax = 5_000 }: Settings<Game>): Law<Game> => ({
  title: "law 11: a lower turn limit is public, and the game ends in time",
  check(game) {
    const limit = game.ruleset.turnLimit;
    if (limit === undefined) return;
    const positions = game.moments.map(({ before }) => before).filter((state) => canBeLowered(limit, state));
    for (const [place, state] of positions.entries()) {
      if (place % checkedOneIn === 0) mustChangeOnlyTheLimit(game, limit, state);
    }
    if (positions.length > 0) mustEndInTime(game, limit, { state: game.chance.pick(positions), movesMax });
  },
});
const checkedOneIn = 16;

function canBeLowered<Game extends Vocabulary>(limit: TurnLimit<Game>, state: Game["state"]): boolean {
  const { turn, last } = limit.of(state);
  return turn + 1 < last;
}

/** The position in which the next turn is the last. */
function shortened<Game extends Vocabulary>(
  { ruleset }: RecordedGame<Game>,
  limit: TurnLimit<Game>,
  state: Game["state"],
) {
  return positionAfter(ruleset, limit.lowered(state, limit.of(state).turn + 1), state);
}

function mustChangeOnlyTheLimit<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  limit: TurnLimit<Game>,
  state: Game["state"],
): void {
  const { ruleset, audiences } = game;
  const { turn } = limit.of(state);
  for (const fact of limit.lowered(state, turn + 1)) {
    if (isRevealing(ruleset, fact)) throw new Error(`law 11: ${fact.type} reveals hidden information`);
    for (const audience of audiences) mustBeSame(`law 11: ${fact.type}`, ruleset.redact(fact, audience), fact);
  }
  const after = shortened(game, limit, state);
  mustBeSame("law 11: the turn limit", limit.of(after), { turn, last: turn + 1 });
  mustBeSame("law 11: the question", ruleset.question(after), ruleset.question(state));
  mustBeSame("law 11: the scores", ruleset.currentScores(after), ruleset.currentScores(state));
  for (const seat of ruleset.currentScores(state).keys()) {
    mustBeSame(`law 11: the choices of seat ${seat}`, ruleset.choices(after, seat), ruleset.choices(state, seat));
  }
}

function mustEndInTime<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  limit: TurnLimit<Game>,
  from: { readonly state: Game["state"]; readonly movesMax: number },
): void {
  const { ruleset, chance } = game;
  let state = shortened(game, limit, from.state);
  const { last } = limit.of(state);
  for (let moves = 0; moves < from.movesMax; moves++) {
    const [seat] = ruleset.question(state)?.seats ?? [];
    if (limit.of(state).turn > last)
      throw new Error(`law 11: turn ${last + 1} began, though turn ${last} was the last`);
    if (seat === undefined) return;
    state = randomStep({ ruleset, state, seat, chance }).state;
  }
  throw new Error(`law 11: not over after ${from.movesMax} moves`);
}
