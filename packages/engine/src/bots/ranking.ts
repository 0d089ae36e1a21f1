import { type Chance, seededChance } from "../core/chance.ts";
import { type Choice, domainsOf } from "../core/choice.ts";
import type { Typed, Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";
import { candidatesOf, isOpen } from "./candidates.ts";
import { leadOf } from "./lead.ts";
import { isStillAsked, playedBy } from "./random.ts";

export interface Ranked<Move> {
  readonly move: Move;
  /** The mean lead of the seat after the move and the rest of its decision. */
  readonly lead: number;
}

/** Two leads are equal if they differ by no more than rounding. */
const rounding = 1e-9;

/**
 * The moves worth playing, the best first; yields after each. All are tried in the same redealt positions with the same
 * draws, so that luck does not decide. Of equal moves, the one that gains more at once is first, and then passing.
 */
export function* ranked<Game extends Vocabulary>(
  turn: Turn<Game>,
  { choices, moves }: Options<Game["move"]>,
  samples: number,
): Generator<undefined, readonly Ranked<Game["move"]>[], undefined> {
  const deals = dealsFor(turn, samples);
  const results: Tried<Game["move"]>[] = [];
  for (const move of turn.chance.shuffle(moves)) {
    results.push(tried(turn, deals, move));
    yield;
    if (turn.isTimeUp?.() === true) break;
  }
  const lead = deals.reduce((sum, { state }) => sum + leadOf(state, turn, turn.seat), 0) / deals.length;
  // Current scores say too little to prefer passing.
  const pass = turn.ruleset.evaluate === undefined ? undefined : passIn(choices);
  const useful = results.filter(worthPlaying(pass, lead));
  if (useful.length > 0) return useful.toSorted(byPreference(pass));
  // All moves that it noticed do harm, but it can always do what happens without an answer.
  const usual = candidatesOf(choices.filter(isDefault), turn.chance, furtherMoves);
  return usual.map((move) => tried(turn, deals, move)).toSorted(byPreference(pass));
}

const isDefault = (choice: Choice<Typed>): boolean => choice.isDefault === true;

/** What a seat may do now, and the moves of these choices that are compared. */
export interface Options<Move extends Typed> {
  readonly choices: readonly Choice<Move>[];
  readonly moves: readonly Move[];
}

type Tried<Move> = Ranked<Move> &
  Readonly<{
    /** The mean lead directly after the move. */
    atOnce: number;
    /** The same question is still open for the seat. */
    isStillAsked: boolean;
  }>;

/**
 * Moves that improve the lead, and those that answer the question. If the seat may pass instead, an answer must not worsen
 * the lead. Otherwise a gift, an offer or a change of mind could be repeated forever.
 */
const worthPlaying =
  (pass: string | undefined, lead: number) =>
  (result: Tried<Typed>): boolean => {
    if (result.lead > lead + rounding || result.move.type === pass) return true;
    return !result.isStillAsked && (pass === undefined || result.lead > lead - rounding);
  };

/** The move without an answer, with nothing to choose. */
const passIn = (choices: readonly Choice<Typed>[]): string | undefined =>
  choices.find((choice) => isOpen(choice) && choice.isDefault === true && Object.keys(domainsOf(choice)).length === 0)
    ?.type;

const byPreference =
  (pass: string | undefined) =>
  (one: Tried<Typed>, other: Tried<Typed>): number => {
    if (Math.abs(one.lead - other.lead) > rounding) return other.lead - one.lead;
    if (Math.abs(one.atOnce - other.atOnce) > rounding) return other.atOnce - one.atOnce;
    return Number(other.move.type === pass) - Number(one.move.type === pass);
  };

/** A position that the seat cannot distinguish from the real one, and the seed of the draws that follow. */
interface Deal<State> {
  readonly state: State;
  readonly seed: number;
}

const seeds = 2 ** 32;
export const seedFrom = (chance: Chance): number => chance.below(seeds);

const dealsFor = <Game extends Vocabulary>(
  { ruleset, state, seat, chance }: Turn<Game>,
  samples: number,
): readonly Deal<Game["state"]>[] =>
  Array.from({ length: samples }, () => ({ state: ruleset.redeal(state, seat, chance), seed: seedFrom(chance) }));

function tried<Game extends Vocabulary>(
  turn: Turn<Game>,
  deals: readonly Deal<Game["state"]>[],
  move: Game["move"],
): Tried<Game["move"]> {
  const { ruleset, seat } = turn;
  let [lead, atOnce, isOpenStill] = [0, 0, false];
  for (const { state, seed } of deals) {
    const played = { ...turn, state, chance: seededChance(seed) };
    const after = playedBy(played, move).state;
    const leadAtOnce = leadOf(after, turn, seat);
    const end = finished(played, after);
    atOnce += leadAtOnce / deals.length;
    lead += (end === after ? leadAtOnce : leadOf(end, turn, seat)) / deals.length;
    const [before, next] = [ruleset.question(state), ruleset.question(after)];
    isOpenStill ||= before !== undefined && isStillAsked(before, next, seat);
  }
  return { move, lead, atOnce, isStillAsked: isOpenStill };
}

/** A decision in several steps, such as an action space and what to do there, takes at most this many more. */
const furtherSteps = 2;
/** Moves that are compared in each of these steps. */
const furtherMoves = 16;

/** The position once the same seat, asked for the rest of its decision, has given its best answer. */
function finished<Game extends Vocabulary>(turn: Turn<Game>, after: Game["state"]): Game["state"] {
  const { ruleset, seat, chance } = turn;
  const before = ruleset.question(turn.state)?.kind;
  let state = after;
  for (let step = 0; step < furtherSteps; step++) {
    const asked = ruleset.question(state);
    if (asked === undefined || asked.kind === before || asked.seats.length > 1 || asked.seats[0] !== seat) break;
    state = bestAfter({ ...turn, state }, candidatesOf(ruleset.choices(state, seat), chance, furtherMoves));
  }
  return state;
}

/** The best position to which one of these moves leads; a single move needs no evaluation. */
export function bestAfter<Game extends Vocabulary>(turn: Turn<Game>, moves: readonly Game["move"][]): Game["state"] {
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return playedBy(turn, only).state;
  let [best, bestLead]: [Game["state"], number] = [turn.state, Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const { state } = playedBy(turn, move);
    const lead = leadOf(state, turn, turn.seat);
    if (lead > bestLead) [best, bestLead] = [state, lead];
  }
  return best;
}
