import { readdirSync, readFileSync } from "node:fs";
import { fiefVitale as schema } from "@seneschal/schema/games/fief-classic";
import { describe, expect, it } from "vitest";
import { randomStep } from "../../bots/random.ts";
import { type Chance, seededChance } from "../../core/chance.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { State } from "./family/model/state.ts";
import type { Fact, FiefClassic } from "./family/model/types.ts";
import { fiefOriginal } from "./original/ruleset.ts";
import { fiefVitale } from "./vitale/ruleset.ts";

/** Games of a few turns that were played under earlier revisions, with the position in which each of them ended. */
interface RecordedHistory {
  readonly facts: readonly Fact[];
  readonly end: State;
}
const folder = new URL("./testing/histories/", import.meta.url);
const histories = readdirSync(folder).map((name) => ({
  name,
  ruleset: name.includes("original") ? fiefOriginal : fiefVitale,
  ...(JSON.parse(readFileSync(new URL(name, folder), "utf8")) as RecordedHistory),
}));
const flow: readonly string[] = ["Settled", "Interrupted", "Answered"];
const movesMax = 2_000;
/** How many positions of each history are played on. */
const cuts = 6;

describe.each(histories)("$name", ({ ruleset, facts, end }) => {
  it("fits the schema", () => {
    for (const fact of facts) expect(schema.fact.safeParse(fact).error).toBeUndefined();
  });

  it("leads to the same position as then", () => {
    const replayed = facts.reduce<State | undefined>((state, fact) => ruleset.evolve(state, fact), undefined);
    expect(replayed).toMatchObject(end);
  });

  it("goes on under the rules of today, wherever it stands", () => {
    const open = positionsOf(ruleset, facts).filter((state) => (ruleset.question(state)?.seats.length ?? 0) > 0);
    const chance = seededChance(2);
    for (const state of chance.shuffle(open).slice(0, cuts)) {
      expect(ruleset.outcome(playedOut(ruleset, state, chance))?.ranking).toHaveLength(state.families.length);
    }
  });
});

/** After each fact of the flow: the moments at which a move may have been stored. */
function positionsOf(ruleset: Ruleset<FiefClassic>, facts: readonly Fact[]): readonly State[] {
  const positions: State[] = [];
  let state: State | undefined;
  for (const fact of facts) {
    state = ruleset.evolve(state, fact);
    if (flow.includes(fact.type)) positions.push(state);
  }
  return positions;
}

function playedOut(ruleset: Ruleset<FiefClassic>, from: State, chance: Chance): State {
  let state = from;
  for (let moves = 0; moves < movesMax; moves++) {
    const [seat] = ruleset.question(state)?.seats ?? [];
    if (seat === undefined) return state;
    state = randomStep({ ruleset, state, seat, chance }).state;
  }
  throw new Error(`not over after ${movesMax} moves`);
}
