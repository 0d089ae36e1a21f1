import { middleAges as schema } from "@seneschal/schema/games/middle-ages";
import { flowOf } from "../../core/flow.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { evaluate } from "./evaluation/evaluate.ts";
import { evolve } from "./evolve/evolve.ts";
import type { State } from "./model/state.ts";
import { tileSetFrom } from "./model/tile-set.ts";
import reconstruction from "./model/tile-sets/reconstruction-1.json" with { type: "json" };
import type { AgendaStep, Fact, FactOf, MiddleAges, Move, TileSet } from "./model/types.ts";
import { addCoin, addingCoin } from "./rules/domains/church.ts";
import { addingPlot, addPlot } from "./rules/domains/palace.ts";
import { keepScout, scout, scouting } from "./rules/domains/rampart.ts";
import { raise, raising } from "./rules/domains/village.ts";
import { outcome, penalty } from "./rules/ending.ts";
import { give, giveBoth, losses, restoration } from "./rules/events.ts";
import { income } from "./rules/income.ts";
import { round, roundEnd } from "./rules/round.ts";
import { gathering, send, sending } from "./rules/sending.ts";
import { placing, setOut } from "./rules/set-up.ts";
import { currentScores } from "./view/prospects.ts";
import { redact, redeal, revealingFacts } from "./view/redact.ts";
import { view } from "./view/view.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: { send, scout, keepScout, raise, addCoin, addPlot, give, giveBoth },
  steps: {
    placing,
    round,
    sending,
    gathering,
    scouting,
    raising,
    addingCoin,
    addingPlot,
    income,
    roundEnd,
    losses,
    restoration,
    penalty,
  },
});

/** Begins at any point: for tests. */
export const settleMiddleAges = settle;

export const middleAges = middleAgesWith(tileSetFrom(reconstruction));

/** New games are played with this tile set; running ones keep the set that they began with. */
export function middleAgesWith(tileSet: TileSet): Ruleset<MiddleAges> {
  return {
    id: schema.id,
    revision: 2,
    seats: { min: 2, max: 5 },
    dataSet: { id: tileSet.id, isOfficial: tileSet.isOfficial },
    components: tileSet,
    revealingFacts,
    ...flow,
    evolve,
    setUp({ seats }, chance) {
      const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, tileSet };
      const box = evolve(undefined, opening);
      return [opening, ...settle(box, setOut(box, chance), chance).facts];
    },
    turn: ({ round }) => round,
    outcome,
    currentScores,
    evaluate,
    view,
    redact,
    redeal,
  };
}
