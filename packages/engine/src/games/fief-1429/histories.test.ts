import { readFileSync } from "node:fs";
import { fief1429 as schema } from "@seneschal/schema/games/fief-1429";
import { describe, expect, it } from "vitest";
import { randomStep } from "../../bots/random.ts";
import { seededChance } from "../../core/chance.ts";
import { pointsOf } from "./model/offices.ts";
import type { State } from "./model/state.ts";
import type { Fact } from "./model/types.ts";
import { fief1429 } from "./ruleset.ts";

/** Games of a turn that were played under revision 3, with the position in which each of them ended. */
interface RecordedHistory {
  readonly facts: readonly Fact[];
  readonly end: State;
}
const histories = [1, 2, 3, 4, 5].map((number) => {
  const file = new URL(`./testing/histories/revision-3-${number}.json`, import.meta.url);
  return { number, ...(JSON.parse(readFileSync(file, "utf8")) as RecordedHistory) };
});
const flow: readonly string[] = ["Settled", "Interrupted", "Answered"];
const movesMax = 2_000;
/** How many positions of each history are played on. */
const cuts = 12;

describe.each(histories)("history $number of revision 3", ({ facts, end }) => {
  it("fits the schema", () => {
    for (const fact of facts) expect(schema.fact.safeParse(fact).error).toBeUndefined();
  });

  it("leads to the same position as then", () => {
    const { options, ...table } = end.table;
    const replayed = facts.reduce<State | undefined>((state, fact) => fief1429.evolve(state, fact), undefined);
    expect(replayed).toMatchObject({ ...end, table: { ...table, options } });
  });

  it("ends with scores in points", () => {
    const { ranking } = fief1429.outcome(end) ?? { ranking: [] };
    const points = end.families.map((_, seat) => pointsOf(end, seat));
    expect(ranking.map(({ seat, score }) => ({ seat, score }))).toEqual(points.map((score, seat) => ({ seat, score })));
  });

  it("goes on under the rules of today, wherever it stands", () => {
    const open = positionsOf(facts).filter((state) => (fief1429.question(state)?.seats.length ?? 0) > 0);
    const chance = seededChance(3);
    for (const state of chance.shuffle(open).slice(0, cuts)) {
      expect(fief1429.outcome(playedOut(state, chance))?.ranking).toHaveLength(state.families.length);
    }
  });
});

/** After each fact of the flow: the moments at which a move may have been stored. */
function positionsOf(facts: readonly Fact[]): readonly State[] {
  const positions: State[] = [];
  let state: State | undefined;
  for (const fact of facts) {
    state = fief1429.evolve(state, fact);
    if (flow.includes(fact.type)) positions.push(state);
  }
  return positions;
}

function playedOut(from: State, chance: ReturnType<typeof seededChance>): State {
  let state = from;
  for (let moves = 0; moves < movesMax; moves++) {
    const [seat] = fief1429.question(state)?.seats ?? [];
    if (seat === undefined) return state;
    state = randomStep({ ruleset: fief1429, state, seat, chance }).state;
  }
  throw new Error(`not over after ${movesMax} moves`);
}
