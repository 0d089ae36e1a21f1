import { exampleGame as schema } from "@seneschal/schema/games/example-game";
import { flowOf } from "../../core/flow.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { evolve } from "./evolve/evolve.ts";
import { interrupted } from "./model/flow.ts";
import type { State } from "./model/state.ts";
import type { AgendaStep, ExampleGame, Fact, FactOf, Move } from "./model/types.ts";
import { end, outcome } from "./rules/ending.ts";
import { take, turn } from "./rules/turn.ts";
import { redact, redeal, revealingFacts, view } from "./view/view.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: { take },
  steps: { turn, end },
});

export const exampleGame: Ruleset<ExampleGame> = {
  id: schema.id,
  revision: 1,
  seats: { min: 2, max: 5 },
  revealingFacts,
  ...flow,
  evolve,
  setUp({ seats }, chance) {
    // EXG-1.3
    const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, first: chance.below(seats) };
    const turns = interrupted({ type: "turn", seat: opening.first });
    return [opening, ...settle(evolve(undefined, opening), [turns], chance).facts];
  },
  outcome,
  currentScores: ({ baskets }) => baskets,
  view,
  redact,
  redeal,
};
