import { middleAges as words } from "@seneschal/schema";
import { flowOf } from "../../core/flow.ts";
import type { Outcome, Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { addCoin, addingCoin } from "./domains/church.ts";
import { addingPlot, addPlot } from "./domains/palace.ts";
import { keepScout, scout, scouting } from "./domains/rampart.ts";
import { raise, raising } from "./domains/village.ts";
import { penalty } from "./ending.ts";
import { give, losses, restoration } from "./events.ts";
import { evolve } from "./evolve.ts";
import { redeal, reveals, tell } from "./hidden.ts";
import { income } from "./income.ts";
import { standing } from "./prospects.ts";
import { round, roundEnd } from "./round.ts";
import { gathering, send, sending } from "./sending.ts";
import { placing, setOut } from "./set-up.ts";
import type { State } from "./state.ts";
import { tileSetFrom } from "./tile-set.ts";
import reconstruction from "./tile-sets/reconstruction-1.json" with { type: "json" };
import { view } from "./view.ts";
import type { Fact, FactOf, MiddleAges, Move, Step, TileSet } from "./words.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<Step>, Fact>({
  evolve,
  moves: { send, scout, keepScout, raise, addCoin, addPlot, give },
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

export const middleAges = middleAgesWith(tileSetFrom(reconstruction));

/** New games are played with this tile set; running ones keep the set that they began with. */
export function middleAgesWith(tileSet: TileSet): Ruleset<MiddleAges> {
  return {
    id: words.id,
    revision: 1,
    seats: { min: 2, max: 5 },
    dataSet: { id: tileSet.id, isOfficial: tileSet.isOfficial },
    reveals,
    ...flow,
    evolve,
    setUp({ seats }, chance) {
      const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, tileSet };
      const box = evolve(undefined, opening);
      return [opening, ...settle(box, setOut(box, chance), chance)];
    },
    outcome: ({ ending }): Outcome | undefined => (ending === null ? undefined : { ranking: ending.ranking }),
    standing,
    view,
    tell,
    redeal,
  };
}
