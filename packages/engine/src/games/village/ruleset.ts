import { village as words } from "@seneschal/schema";
import { flowOf } from "../../core/flow.ts";
import type { Outcome, Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { church, pledge } from "./actions/church.ts";
import { advance, council, enterCouncil } from "./actions/council.ts";
import { buy, crafts, make, mill, train } from "./actions/crafts.ts";
import { birth, family, recall } from "./actions/family.ts";
import { harvest, harvesting } from "./actions/harvest.ts";
import { buyPrestige, chooseCubes, chooseGood, privilege, takeMarker } from "./actions/privileges.ts";
import { reward, setOut, travel, travelling } from "./actions/travel.ts";
import reconstruction from "./components/reconstruction-1.json" with { type: "json" };
import { boxFrom } from "./components.ts";
import { bury, death } from "./death.ts";
import { evolve } from "./evolve.ts";
import { redeal, reveals, tell } from "./hidden.ts";
import { leaveMarket, market, restock, sale, serve } from "./market.ts";
import { buyingOut, buyOut, draw, leaveToFate } from "./mass/drawing.ts";
import { majority } from "./mass/majority.ts";
import { mass } from "./mass/mass.ts";
import { rise, rising, stay } from "./mass/rising.ts";
import { round } from "./round.ts";
import { scoring, standing } from "./scoring.ts";
import { setOut as laidOut } from "./set-up.ts";
import type { State } from "./state.ts";
import { act, decline, take, turn } from "./turn.ts";
import { turnEnd } from "./turn-end.ts";
import { view } from "./view.ts";
import { useWell } from "./well.ts";
import type { Box, Fact, FactOf, Move, Step, Village } from "./words.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<Step>, Fact>({
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

export const village = villageWith(boxFrom(reconstruction));

/** New games are played with this box; running ones keep the box that they began with. */
export function villageWith(box: Box): Ruleset<Village> {
  return {
    id: words.id,
    revision: 1,
    seats: { min: 2, max: 4 },
    reveals,
    ...flow,
    evolve,
    setUp({ seats }, chance) {
      const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, first: chance.below(seats), box };
      const opened = evolve(undefined, opening);
      return [opening, ...settle(opened, laidOut(opened, chance), chance)];
    },
    outcome: ({ result }): Outcome | undefined => (result === null ? undefined : { ranking: result.ranking }),
    standing,
    view,
    tell,
    redeal,
  };
}
