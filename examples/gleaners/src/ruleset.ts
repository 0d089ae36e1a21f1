import {
  type ByType,
  during,
  flowFacts,
  flowOf,
  type MoveRuleOf,
  nobody,
  type Ruleset,
  rankingBy,
  type StepRuleOf,
} from "@seneschal/kit";
import { schema } from "./schema.ts";
import { evolve, type Fact, type FactOf, type Gleaners, type Move, type State, type Step } from "./state.ts";

const { asksItsSeat, interrupted, settled } = flowFacts<Step, Fact>();

const sheavesMax = 3;

const glean: MoveRuleOf<Gleaners, "glean"> = during("turn", {
  rule: "GLE-2.1",
  choices: ({ state: { field } }) => [
    { type: "glean", fields: { sheaves: { from: 1, to: Math.min(sheavesMax, field) } }, isDefault: true },
    { type: "glean", fields: { sheaves: { from: field + 1, to: sheavesMax } }, blockedBy: "GLE-2.2" },
  ],
  facts({ state: { field, baskets }, seat }, { sheaves }) {
    const left = field - sheaves;
    // GLE-2.3, GLE-3.1
    const next: Step = left === 0 ? { type: "end" } : { type: "turn", seat: (seat + 1) % baskets.length };
    return [{ type: "SheavesGleaned", seat, sheaves, left }, settled(next)];
  },
});

const turn: StepRuleOf<Gleaners, "turn"> = asksItsSeat;

const end: StepRuleOf<Gleaners, "end"> = {
  asks: () => nobody,
  // GLE-3.2
  run: ({ baskets }) => [{ type: "GameEnded", ranking: rankingBy(baskets.map((sheaves) => [sheaves])) }, settled()],
};

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<Step>, Fact>({
  evolve,
  moves: { glean },
  steps: { turn, end },
});

export const gleaners: Ruleset<Gleaners> = {
  id: schema.id,
  revision: 1,
  seats: { min: 2, max: 4 },
  revealingFacts: {},
  ...flow,
  evolve,
  setUp({ seats }, chance) {
    // GLE-1.3
    const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, first: chance.below(seats) };
    const turns = interrupted({ type: "turn", seat: opening.first });
    return [opening, ...settle(evolve(undefined, opening), [turns], chance).facts];
  },
  outcome: ({ ending }) =>
    ending === null ? undefined : { ranking: ending.ranking.map((place) => ({ ...place, tieBreaks: [] })) },
  currentScores: ({ baskets }) => baskets,
  // Nothing is hidden.
  view: ({ agenda, field, baskets, ending }) => ({
    field,
    baskets: baskets.map((sheaves, seat) => ({ seat, sheaves })),
    ending,
    agenda,
  }),
  redact: (fact) => fact,
  redeal: (state) => state,
};
