import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { fief1429 } from "../ruleset.ts";
import { at } from "../testing/realm.fixture.ts";

it.each([1, 2, "spectator"] as const)("keeps the riders that %s saw set out in the fog", (audience) => {
  const table = at({
    options: { isFoggy: true },
    families: [{}, { hand: ["secret-passage"] }],
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 0, 3]] }, charolles: { troops: [[1, 4, 0]] } },
    until: ["marching", 0],
  });
  const { state } = table
    .when(0, { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 0, knights: 3 })
    .isPlayed()
    .when(0, { type: "ride", lord: "beaudoin", to: "l-epervier", companions: [], knights: 2 })
    .isPlayed();
  expect(state.march?.bands).toMatchObject([{ knights: 2 }]);
  const twin = fief1429.redeal(state, audience, seededChance(1));
  expect(fief1429.view(twin, audience)).toEqual(fief1429.view(state, audience));
});
