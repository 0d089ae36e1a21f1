import { playedBy, randomStep } from "../bots/random.ts";
import type { Moment } from "../bots/self-play.ts";
import { type Chance, chanceFrom, seededChance } from "../core/chance.ts";
import { drawMove } from "../core/choice.ts";
import { positionAfter } from "../core/position.ts";
import type { Audience, Ruleset, Vocabulary } from "../core/ruleset.ts";

/** A random game with everything that was frozen on the way. */
export interface RecordedGame<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly opening: readonly Game["fact"][];
  readonly moments: readonly Moment<Game>[];
  readonly start: Game["state"];
  readonly end: Game["state"];
  readonly audiences: readonly Audience[];
  /** For the samples that a law takes. */
  readonly chance: Chance;
}

export interface Setting<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly movesMax: number;
}

/** One in this many moves is played by a seat that is not asked, if one can. */
const outOfTurnIn = 4;

/** Plays at random, also out of turn, until the end or for this many moves. */
export function recordGame<Game extends Vocabulary>(
  loose: Ruleset<Game>,
  setting: Setting<Game["options"]>,
): RecordedGame<Game> {
  return sampled(playedGame(freezing(loose), setting));
}

/** Records games of a ruleset, each of them once. */
export function gameRecorder<Game extends Vocabulary>(
  loose: Ruleset<Game>,
): (setting: Setting<Game["options"]>) => RecordedGame<Game> {
  const ruleset = freezing(loose);
  const games = new Map<string, PlayedGame<Game>>();
  return (setting) => {
    const key = JSON.stringify(setting);
    const game = games.get(key) ?? playedGame(ruleset, setting);
    games.set(key, game);
    return sampled(game);
  };
}

interface PlayedGame<Game extends Vocabulary> extends Omit<RecordedGame<Game>, "chance"> {
  readonly seed: number;
  /** How many random numbers were drawn. */
  readonly draws: number;
}

/** The game with a chance of its own, which continues after the draws of the game. */
function sampled<Game extends Vocabulary>({ seed, draws, ...game }: PlayedGame<Game>): RecordedGame<Game> {
  const chance = seededChance(seed);
  for (let draw = 0; draw < draws; draw++) chance.below(1);
  return { ...game, chance };
}

function playedGame<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { seats, options, seed, movesMax }: Setting<Game["options"]>,
): PlayedGame<Game> {
  let draws = 0;
  const source = seededChance(seed);
  const chance = chanceFrom((limit) => {
    draws += 1;
    return source.below(limit);
  });
  const opening = ruleset.setUp({ seats, options }, chance);
  const start = positionAfter(ruleset, opening);
  const moments: Moment<Game>[] = [];
  let state = start;
  while (moments.length < movesMax) {
    const moment = nextMoment(ruleset, state, chance, seats);
    if (moment === undefined) break;
    moments.push(moment);
    state = moment.state;
  }
  const audiences: readonly Audience[] = [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
  return { ruleset, opening, moments, start, end: state, audiences, seed, draws };
}

function nextMoment<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  state: Game["state"],
  chance: Chance,
  seats: number,
): Moment<Game> | undefined {
  const asked = ruleset.question(state)?.seats ?? [];
  if (asked.length === 0) return undefined;
  const bystanders = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !asked.includes(seat));
  const isOpen = (seat: number) => ruleset.choices(state, seat).some(({ blockedBy }) => blockedBy === undefined);
  if (bystanders.length > 0 && chance.below(outOfTurnIn) === 0) {
    const seat = chance.pick(bystanders);
    const open = ruleset.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
    if (open.length > 0) {
      const move = drawMove<Game["move"]>(chance.pick(open), chance);
      return foldedAnew(ruleset, { before: state, seat, ...playedBy({ ruleset, state, seat, chance }, move) });
    }
  }
  const seat = chance.pick(asked);
  if (!isOpen(seat)) return undefined;
  return foldedAnew(ruleset, { before: state, seat, ...randomStep({ ruleset, state, seat, chance }) });
}

/** The position as a stored game has it: so every one on the way is frozen, too. */
const foldedAnew = <Game extends Vocabulary>(ruleset: Ruleset<Game>, moment: Moment<Game>): Moment<Game> => ({
  ...moment,
  state: positionAfter(ruleset, moment.facts, moment.before),
});

/** The same ruleset; what it gives cannot be changed in place any more. */
export const freezing = <Game extends Vocabulary>(ruleset: Ruleset<Game>): Ruleset<Game> => ({
  ...ruleset,
  setUp: (table, chance) => frozen(ruleset.setUp(table, chance)),
  decide: (state, seat, move, chance) => frozen(ruleset.decide(state, seat, frozen(move), chance)),
  evolve: (state, fact) => frozen(ruleset.evolve(state, frozen(fact))),
  redeal: (state, audience, chance) => frozen(ruleset.redeal(state, audience, chance)),
  view: (state, audience) => frozen(ruleset.view(state, audience)),
});

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) frozen(member);
  return value;
}
