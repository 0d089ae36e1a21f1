import { playedBy } from "../bots/random.ts";
import { defaultMove } from "../core/choice.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import type { RecordedGame } from "./recorded-game.ts";
import type { Settings } from "./settings.ts";

/** Law 3: every seat that is asked can answer, not answering has a meaning, and the game comes to an end. */
export const progress = <Game extends Vocabulary>({ movesMax = 5_000 }: Settings<Game>): Law<Game> => ({
  title: "law 3: the game never stalls and comes to an end",
  check(game) {
    const { ruleset, moments, end } = game;
    for (const { before } of moments) mustGoOn(game, before);
    if (ruleset.question(end) !== undefined) mustGoOn(game, end);
    if (ruleset.question(end) !== undefined) throw new Error(`law 3: not over after ${moments.length} moves`);
    mustBeOver(game);
    mustEndInSilence(game, movesMax);
  },
});

function mustGoOn<Game extends Vocabulary>({ ruleset, chance }: RecordedGame<Game>, state: Game["state"]): void {
  if (ruleset.outcome(state) !== undefined) throw new Error("law 3: an outcome while a question is open");
  const question = ruleset.question(state);
  const seats = question?.seats ?? [];
  if (seats.length === 0) throw new Error("law 3: nobody is asked and there is no outcome");
  const isAsked = (seat: Seat) => seats.includes(seat);
  if (!question?.affectedSeats.every(isAsked)) throw new Error("law 3: a question affects a seat that it does not ask");
  for (const seat of seats) {
    playedBy({ ruleset, state, seat, chance }, defaultMove<Game["move"]>(defaultChoiceOf(ruleset, state, seat)));
  }
}

function defaultChoiceOf<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"], seat: Seat) {
  const open = ruleset.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const [defaultChoice, ...others] = open.filter((choice) => choice.isDefault);
  if (defaultChoice === undefined || others.length > 0) {
    const kind = ruleset.question(state)?.kind;
    throw new Error(
      `law 3: ${others.length + (defaultChoice ? 1 : 0)} of ${open.length} choices of seat ${seat} at ${kind} are the default`,
    );
  }
  return defaultChoice;
}

function mustBeOver<Game extends Vocabulary>({ ruleset, end, audiences }: RecordedGame<Game>): void {
  const outcome = ruleset.outcome(end);
  if (outcome === undefined) throw new Error("law 3: over without an outcome");
  const seats = audiences.filter((audience) => typeof audience === "number");
  const ranked = outcome.ranking.map(({ seat }) => seat).toSorted((one, other) => one - other);
  mustBeSame("law 3: the seats that are ranked", ranked, seats);
  const scores = seats.map((seat) => outcome.ranking.find((one) => one.seat === seat)?.score);
  mustBeSame("law 3: the last standing and the scores", ruleset.currentScores(end), scores);
  const isOpen = seats.some((seat) => ruleset.choices(end, seat).some(({ blockedBy }) => blockedBy === undefined));
  if (isOpen) throw new Error("law 3: a move is open after the end");
}

/** With nobody at the table the clock alone must bring the game home. */
function mustEndInSilence<Game extends Vocabulary>(
  { ruleset, start, chance }: RecordedGame<Game>,
  movesMax: number,
): void {
  let state = start;
  for (let moves = 0; moves < movesMax; moves++) {
    const [seat] = ruleset.question(state)?.seats ?? [];
    if (seat === undefined) return;
    const move = defaultMove<Game["move"]>(defaultChoiceOf(ruleset, state, seat));
    state = playedBy({ ruleset, state, seat, chance }, move).state;
  }
  throw new Error(`law 3: not over after ${movesMax} moves of silence`);
}
