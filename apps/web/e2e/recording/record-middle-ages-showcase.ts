/**
 * Plays one game between bots with a fixed seed and keeps three rounds of its rows, for the animated board of the landing
 * page. Run `npm run record:showcase` when the rows of the view change.
 */
import { writeFileSync } from "node:fs";
import { seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { middleAges } from "../../../../packages/engine/src/games/middle-ages/ruleset.ts";

type State = ReturnType<typeof middleAges.evolve>;
type Fact = Parameters<typeof middleAges.evolve>[1];
type Move = Parameters<typeof middleAges.decide>[2];

const rounds = { first: 6, last: 8 };
const chance = seededChance(23);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => middleAges.evolve(now, fact), state) as State;

/** The best of eight moves, counted in coins after it. */
function greedyMove(state: State, seat: number): Move {
  const open = middleAges.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const moves = Array.from({ length: 8 }, () => drawMove<Move>(chance.pick(open) as never, chance));
  const coinsAfter = (move: Move) => {
    const decision = middleAges.decide(state, seat, move, chance);
    return "facts" in decision ? (middleAges.currentScores(fold(state, decision.facts))[seat] ?? 0) : -1;
  };
  return moves.toSorted((one, other) => coinsAfter(other) - coinsAfter(one))[0] as Move;
}

/** What the showcase draws of a position. */
function frameOf(state: State, facts: readonly Fact[]) {
  const { round, rows, fiefs } = middleAges.view(state, "spectator");
  const sent = facts.filter(({ type }) => type === "LordSent" || type === "ScoutSent");
  return { round, rows, coins: fiefs.map(({ coins }) => coins), recent: sent };
}

const frames = [];
let state = fold(undefined, middleAges.setUp({ seats: 4, options: {} }, chance));
for (let question = middleAges.question(state); question; question = middleAges.question(state)) {
  const seat = question.seats[0] ?? 0;
  const decision = middleAges.decide(state, seat, greedyMove(state, seat), chance);
  if (!("facts" in decision)) throw new Error("the move was refused");
  state = fold(state, decision.facts);
  const { round } = middleAges.view(state, "spectator");
  if (round >= rounds.first && round <= rounds.last) frames.push(frameOf(state, decision.facts));
}
const file = new URL("../../src/boards/middle-ages/showcase/frames.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(frames)}\n`);
process.stdout.write(`${frames.length} frames\n`);
