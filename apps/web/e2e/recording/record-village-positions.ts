/**
 * Plays games of Village with fixed seeds and keeps the moments that the gallery and the tests of its board show:
 * a question of each kind, and the end of the first game. Run `npm run record:village` when the view changes.
 */
import { writeFileSync } from "node:fs";
import { type Chance, seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { village } from "../../../../packages/engine/src/games/village/ruleset.ts";

const seats = 3;
const games = 12;
type State = ReturnType<typeof village.evolve>;
type Fact = Parameters<typeof village.evolve>[1];
type Move = Parameters<typeof village.decide>[2];

const redacted = (facts: readonly Fact[], audience: number | "spectator") =>
  facts.flatMap((fact) => village.redact(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => village.evolve(now, fact), state) as State;

/** Facts that end a preview: revealed information and random draws. */
const unknown = new Set<string>([
  ...Object.keys(village.revealingFacts),
  "SpacesFilled",
  "FiguresDrawn",
  "MarketClosed",
]);

/** Players use every possible action. */
const shy = new Set(["decline", "leaveMarket", "leaveToFate", "stay"]);

/** What chance alone would seldom come to. */
const keen = new Set(["setOut", "travel", "serve", "make", "buy", "mill", "chooseGood"]);

/** A random move, but an action rather than none, and a rare one first. */
function drawn(state: State, seat: number, chance: Chance): Move {
  const open = village.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const bold = open.filter(({ type }) => !shy.has(type));
  const rare = bold.filter(({ type }) => keen.has(type));
  const pool = [rare, bold, open].find((one) => one.length > 0) ?? open;
  return drawMove<Move>(chance.pick(pool) as never, chance);
}

const positions: Record<string, unknown> = {};
for (let seed = 1; seed <= games; seed += 1) playOut(seed);
write("../../src/boards/village/testing/positions.json", positions);
process.stdout.write(`${Object.keys(positions).join(", ")}\n`);

function write(path: string, content: unknown): void {
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(content)}\n`);
}

function playOut(seed: number): void {
  const chance = seededChance(seed);
  const setUp = village.setUp({ seats, options: {} }, chance);
  let all: readonly Fact[] = setUp;
  let recent: readonly Fact[] = setUp;
  let state = fold(undefined, setUp);
  for (let question = village.question(state); question; question = village.question(state)) {
    const seat = question.seats[0] ?? 0;
    const move = drawn(state, seat, chance);
    const decision = village.decide(state, seat, move, chance);
    if (!("facts" in decision)) throw new Error("a move that was open was refused");
    if (isWanted(question.kind, state, seed))
      positions[question.kind] = momentOf(state, { seat, move, last: recent, next: decision.facts });
    recent = decision.facts;
    all = [...all, ...recent];
    state = fold(state, recent);
  }
  if ("end" in positions) return;
  positions.end = { seat: null, model: toBoardModel(state, "spectator", recent) };
  write("../../../../packages/wording/src/games/village/testing/facts.json", redacted(all, "spectator"));
}

/** The last of each kind before the fifth round, where there is something to see; rare ones whenever they come. */
function isWanted(kind: string, state: State, seed: number): boolean {
  const { round } = state;
  if (kind === "turn") return seed === 1 && round === 4 && isFull(state);
  return !(kind in positions) || (seed === 1 && round < 5);
}

function isFull({ spaces }: State): boolean {
  return spaces.every((cubes) => Object.values(cubes).some((count) => count > 0));
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
  const until = next.findIndex(({ type }) => unknown.has(type));
  const shown = until < 0 ? next : next.slice(0, until);
  return {
    seat,
    move,
    model: toBoardModel(before, seat, last),
    preview: { facts: redacted(shown, seat), view: village.view(fold(before, shown), seat), isComplete: until < 0 },
  };
}

function toBoardModel(at: State, audience: number | "spectator", last: readonly Fact[]) {
  return {
    view: village.view(at, audience),
    question: village.question(at) ?? null,
    outcome: village.outcome(at) ?? null,
    choices: typeof audience === "number" ? village.choices(at, audience) : [],
    recent: redacted(last, audience),
  };
}
