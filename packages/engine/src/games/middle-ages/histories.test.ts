import { readFileSync } from "node:fs";
import { middleAges as schema } from "@seneschal/schema/games/middle-ages";
import { describe, expect, it } from "vitest";
import { randomStep } from "../../bots/random.ts";
import { seededChance } from "../../core/chance.ts";
import type { State } from "./model/state.ts";
import type { Fact } from "./model/types.ts";
import { middleAges } from "./ruleset.ts";

/** Games that were played under revision 1, with the position in which each of them was stored. */
interface RecordedHistory {
  readonly facts: readonly Fact[];
  readonly end: State;
}
const histories = [1, 2, 3].map((number) => {
  const file = new URL(`./testing/histories/revision-1-${number}.json`, import.meta.url);
  return { number, ...(JSON.parse(readFileSync(file, "utf8")) as RecordedHistory) };
});
const flow: readonly string[] = ["Settled", "Interrupted", "Answered"];
const movesMax = 2_000;
/** How many positions of each history are played on. */
const cuts = 12;

describe.each(histories)("history $number of revision 1", ({ facts, end }) => {
  it("fits the schema", () => {
    for (const fact of facts) expect(schema.fact.safeParse(fact).error).toBeUndefined();
  });

  it("leads to the same position as then", () => {
    const replayed = facts.reduce<State | undefined>((state, fact) => middleAges.evolve(state, fact), undefined);
    expect(replayed).toEqual(end);
  });

  it("goes on under the rules of today, wherever it stands", () => {
    const chance = seededChance(3);
    const open = positionsOf(facts).filter((state) => (middleAges.question(state)?.seats.length ?? 0) > 0);
    for (const state of [...chance.shuffle(open).slice(0, cuts), end]) mustEnd(state, chance);
  });
});

/** After each fact of the flow: the moments at which a move may have been stored. */
function positionsOf(facts: readonly Fact[]): readonly State[] {
  const positions: State[] = [];
  let state: State | undefined;
  for (const fact of facts) {
    state = middleAges.evolve(state, fact);
    if (flow.includes(fact.type)) positions.push(state);
  }
  return positions;
}

function mustEnd(from: State, chance: ReturnType<typeof seededChance>): void {
  let state = from;
  for (let moves = 0; middleAges.question(state) !== undefined; moves++) {
    const [seat] = middleAges.question(state)?.seats ?? [];
    if (seat === undefined || moves > movesMax) throw new Error(`not over after ${moves} moves`);
    state = randomStep({ ruleset: middleAges, state, seat, chance }).state;
  }
  expect(middleAges.outcome(state)?.ranking).toHaveLength(state.fiefs.length);
}
