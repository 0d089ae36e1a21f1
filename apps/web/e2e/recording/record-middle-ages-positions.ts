/**
 * Plays one game with a fixed seed and keeps the moments that the gallery and the tests of the board show:
 * the first question of each kind, and the end. Run `npm run record:middle-ages` when the view changes.
 */
import { writeFileSync } from "node:fs";
import { seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { middleAges } from "../../../../packages/engine/src/games/middle-ages/ruleset.ts";

const seats = Number(process.argv[3] ?? 4);
const seed = Number(process.argv[2] ?? 11);
const chance = seededChance(seed);
type State = ReturnType<typeof middleAges.evolve>;
type Fact = Parameters<typeof middleAges.evolve>[1];
type Move = Parameters<typeof middleAges.decide>[2];

const redacted = (facts: readonly Fact[], audience: number | "spectator") =>
  facts.flatMap((fact) => middleAges.redact(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => middleAges.evolve(now, fact), state) as State;
const coins = (state: State, seat: number) => middleAges.currentScores(state)[seat] ?? 0;

/** The move that pays best at once; ties by chance. */
function greedy(state: State, seat: number): Move {
  const open = middleAges.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const moves = Array.from({ length: 8 }, () => drawMove<Move>(chance.pick(open) as never, chance));
  const worth = (move: Move) => {
    const decision = middleAges.decide(state, seat, move, chance);
    return "facts" in decision ? coins(fold(state, decision.facts), seat) : -999;
  };
  return moves.map((move) => ({ move, worth: worth(move) })).sort((one, other) => other.worth - one.worth)[0]
    ?.move as Move;
}

const positions: Record<string, unknown> = {};
const setUp = middleAges.setUp({ seats, options: {} }, chance);
let all: readonly Fact[] = setUp;
let recent: readonly Fact[] = setUp;
let state = fold(undefined, setUp);
for (let question = middleAges.question(state); question; question = middleAges.question(state)) {
  const seat = question.seats[0] ?? 0;
  const move = greedy(state, seat);
  const decision = middleAges.decide(state, seat, move, chance);
  if (!("facts" in decision)) throw new Error("the greedy move was refused");
  if (isWanted(question.kind))
    positions[question.kind] = momentOf(state, { seat, move, last: recent, next: decision.facts });
  recent = decision.facts;
  all = [...all, ...recent];
  state = fold(state, recent);
}
positions.end = { seat: null, model: toBoardModel(state, "spectator", recent) };
const file = new URL("../../src/boards/middle-ages/testing/positions.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(positions)}\n`);
const factsFile = new URL("../../../../packages/wording/src/games/middle-ages/testing/facts.json", import.meta.url);
writeFileSync(factsFile, `${JSON.stringify(redacted(all, "spectator"))}\n`);
process.stdout.write(`${Object.keys(positions).join(", ")}\n`);

/** The first of each kind, but lords are sent in the middle of the game, where there is something to see. */
function isWanted(kind: string): boolean {
  if (kind in positions) return false;
  if (kind === "sending") return state.round === 6;
  return state.round > 3 || state.round === 0;
}

interface Turn {
  readonly seat: number;
  readonly move: Move;
  /** The facts before the move. */
  readonly last: readonly Fact[];
  /** The facts of the move. */
  readonly next: readonly Fact[];
}

function momentOf(before: State, { seat, move, last, next }: Turn) {
  const after = middleAges.view(fold(before, next), seat);
  return {
    seat,
    move,
    model: toBoardModel(before, seat, last),
    preview: { facts: redacted(next, seat), view: after, isComplete: true },
  };
}

function toBoardModel(at: State, audience: number | "spectator", last: readonly Fact[]) {
  return {
    view: middleAges.view(at, audience),
    question: middleAges.question(at) ?? null,
    outcome: middleAges.outcome(at) ?? null,
    choices: typeof audience === "number" ? middleAges.choices(at, audience) : [],
    recent: redacted(last, audience),
  };
}
