import { middleAges as schema } from "@seneschal/schema/games/middle-ages";
import { it } from "vitest";
import type { Audience } from "../../core/ruleset.ts";
import { onlyRealQuestions } from "../../laws/only-real-questions.ts";
import type { Settings } from "../../laws/settings.ts";
import { describeRulesetContract, mustKeep } from "../../testing/contract/describe-ruleset-contract.ts";
import type { State } from "./model/state.ts";
import { tileSetFrom } from "./model/tile-set.ts";
import reconstruction from "./model/tile-sets/reconstruction-1.json" with { type: "json" };
import type { Domain, MiddleAges } from "./model/types.ts";
import { middleAges, middleAgesWith } from "./ruleset.ts";
import { conserves, holds } from "./testing/conserved.fixture.ts";

/** Unlike the reconstructed box, a real one may hide what lies behind a number. */
const guessing = middleAgesWith(
  tileSetFrom({
    ...reconstruction,
    tiles: reconstruction.tiles.map((tile) => ({ ...tile, number: Math.ceil(tile.number / 4) })),
  }),
);

const contract: Settings<MiddleAges> = {
  options: {},
  schema: schema,
  conserves,
  holds,
  movesMax: 200,
  movesSampled: 20,
  // A row that moves up lies where another one lay, and its spots may look the same.
  unchangedCopiesMax: 6,
};
const origin = { module: new URL("./ruleset.ts", import.meta.url).href, name: "middleAges" };

for (const seats of [2, 3, 4, 5]) {
  const table = { ...middleAges, id: `${middleAges.id} at ${seats} seats`, seats: { min: seats, max: seats } };
  describeRulesetContract<MiddleAges>(table, { ...contract, games: 3 });
}
describeRulesetContract<MiddleAges>(middleAges, { ...contract, games: 1, origin });

describeRulesetContract<MiddleAges>(
  { ...guessing, id: "a box that hides more" },
  {
    ...contract,
    games: 5,
    secrets: { "the face of the next tile": ({ supply }, audience) => (audience === "arbiter" ? null : supply.next) },
    marked: withMark,
  },
);

function withMark(state: State, _: Audience, mark: () => string): State {
  const { next } = state.supply;
  return next === null ? state : { ...state, supply: { ...state.supply, next: { ...next, domain: mark() as Domain } } };
}

it("[MA-4.10] no question of a random game has a single answer", () => {
  mustKeep(middleAges, { ...contract, games: 20 }, onlyRealQuestions());
});
