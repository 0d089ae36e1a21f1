import { village as schema } from "@seneschal/schema/games/village";
import { flowOf } from "../../core/flow.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { evaluate } from "./evaluation/evaluate.ts";
import { evolve } from "./evolve/evolve.ts";
import reconstruction from "./model/components/reconstruction-1.json" with { type: "json" };
import { boxFrom } from "./model/components.ts";
import type { State } from "./model/state.ts";
import type { AgendaStep, Box, Fact, FactOf, Move, Village } from "./model/types.ts";
import { church, pledge } from "./rules/actions/church.ts";
import { advance, council, enterCouncil } from "./rules/actions/council.ts";
import { buy, crafts, make, mill, train } from "./rules/actions/crafts.ts";
import { birth, family, recall } from "./rules/actions/family.ts";
import { harvest, harvesting } from "./rules/actions/harvest.ts";
import { buyPrestige, chooseCubes, chooseGood, privilege, takeMarker } from "./rules/actions/privileges.ts";
import { reward, setOut, travel, travelling } from "./rules/actions/travel.ts";
import { bury, death } from "./rules/death.ts";
import { leaveMarket, market, restock, sale, serve } from "./rules/market.ts";
import { buyingOut, buyOut, draw, leaveToFate } from "./rules/mass/drawing.ts";
import { majority } from "./rules/mass/majority.ts";
import { mass } from "./rules/mass/mass.ts";
import { rise, rising, stay } from "./rules/mass/rising.ts";
import { round } from "./rules/round.ts";
import { currentScores, outcome, scoring } from "./rules/scoring.ts";
import { setOut as laidOut } from "./rules/set-up.ts";
import { act, decline, take, turn } from "./rules/turn.ts";
import { turnEnd } from "./rules/turn-end.ts";
import { useWell } from "./rules/well.ts";
import { redact, redeal, revealingFacts } from "./view/redact.ts";
import { view } from "./view/view.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: {
    take,
    useWell,
    act,
    harvest,
    birth,
    recall,
    train,
    make,
    buy,
    mill,
    serve,
    leaveMarket,
    setOut,
    travel,
    enterCouncil,
    advance,
    takeMarker,
    chooseCubes,
    chooseGood,
    buyPrestige,
    pledge,
    decline,
    bury,
    buyOut,
    leaveToFate,
    rise,
    stay,
  },
  steps: {
    round,
    turn,
    harvest: harvesting,
    family,
    crafts,
    market,
    sale,
    restock,
    travel: travelling,
    reward,
    council,
    privilege,
    church,
    death,
    turnEnd,
    mass,
    buyingOut,
    draw,
    rising,
    majority,
    scoring,
  },
});

/** Begins at any point: for tests. */
export const settleVillage = settle;

export const village = villageWith(boxFrom(reconstruction));

/** New games are played with this box; running ones keep the box that they began with. */
export function villageWith(box: Box): Ruleset<Village> {
  return {
    id: schema.id,
    revision: 2,
    seats: { min: 2, max: 4 },
    components: box,
    revealingFacts,
    ...flow,
    evolve,
    setUp({ seats }, chance) {
      const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, first: chance.below(seats), box };
      const opened = evolve(undefined, opening);
      return [opening, ...settle(opened, laidOut(opened, chance), chance).facts];
    },
    turn: ({ round }) => round,
    outcome,
    currentScores: currentScores,
    evaluate,
    view,
    redact,
    redeal,
  };
}
