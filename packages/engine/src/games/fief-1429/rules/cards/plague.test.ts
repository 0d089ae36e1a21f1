import { expect, it } from "vitest";
import { lordOf, troopsAt } from "../../model/state.ts";
import type { LordId, MoveOf, VillageId } from "../../model/types.ts";
import { at, type Realm, scripted } from "../../testing/realm.fixture.ts";

const marching = (setup: Realm) => at({ ...setup, begins: "marches" });
const step = (lord: LordId, to: VillageId, sergeants = 0): MoveOf<"march"> => ({
  type: "march",
  lord,
  to,
  companions: [],
  sergeants,
  knights: 0,
});
/** A die that shows so much. */
const rolled = (face: number) => scripted(face - 1);

it("[F1429-7.7] with plagues in two neighbouring bishoprics, those who faced one do not face the other", () => {
  const table = marching({
    lords: { beaudoin: [0, "beaujeu"] },
    villages: { beaujeu: { troops: [[0, 4, 0]] } },
    sees: { 1: { calamities: ["plague"] }, 5: { calamities: ["plague"] } },
  });
  const entered = table.when(0, step("beaudoin", "la-salle", 4), rolled(4)).isPlayed();
  expect(troopsAt(entered.state, "la-salle", 0)).toEqual({ sergeants: 2, knights: 0 });
  const { state } = entered.when(0, step("beaudoin", "beaujeu", 2), scripted()).isPlayed();
  expect(troopsAt(state, "beaujeu", 0)).toEqual({ sergeants: 2, knights: 0 });
});

it("[F1429-7.7] a lord who survived a plague at home marches into the next one untested", () => {
  const survivor = { hasFacedPlague: true } as const;
  const { state } = marching({
    lords: { beaudoin: [0, "beaujeu", survivor] },
    villages: { beaujeu: { troops: [[0, 4, 0, survivor]] } },
    sees: { 1: { calamities: ["plague"] }, 5: { calamities: ["plague"] } },
  })
    .when(0, step("beaudoin", "la-salle", 4), scripted())
    .isPlayed();
  expect(troopsAt(state, "la-salle", 0)).toEqual({ sergeants: 4, knights: 0 });
});

it("[F1429-7.8] recruits are not halved with a group that enters their village", () => {
  const { state } = marching({
    lords: { beaudoin: [0, "la-bussiere"] },
    villages: { "la-bussiere": { troops: [[0, 4, 0]] }, bourg: { troops: [[0, 3, 0]] } },
    sees: { 4: { calamities: ["plague"] } },
  })
    .when(0, step("beaudoin", "bourg", 4), rolled(5))
    .isPlayed();
  expect(troopsAt(state, "bourg", 0)).toEqual({ sergeants: 5, knights: 0 });
});

it("[F1429-7.8] recruits and a new lord who have gone on inside the plague are not tested with a group that enters", () => {
  const table = at({
    families: [{ ecus: 4, hand: ["arthur"] }],
    lords: { charles: [0, "bourg"], beaudoin: [0, "la-bussiere"] },
    villages: { bourg: { building: "castle" }, "la-bussiere": { troops: [[0, 4, 0]] } },
    sees: { 4: { calamities: ["plague"] } },
    until: ["playing", 0],
  });
  const placed = table.when(0, { type: "playLord", lord: "arthur", village: "bourg", as: "lord" }).isPlayed();
  const bought = placed
    .until("purchases", 0)
    .when(0, { type: "recruitSergeants", village: "bourg", sergeants: 4 })
    .isPlayed();
  const away = bought
    .until("marching", 0)
    .when(0, step("arthur", "st-vivien", 4), scripted())
    .isPlayed();
  const home = away.when(0, step("arthur", "bourg", 4), scripted()).isPlayed();
  // One die is thrown, for Beaudoin: Arthur and the four recruits belong to the survivors.
  const { state } = home.when(0, step("beaudoin", "bourg", 4), rolled(5)).isPlayed();
  expect(troopsAt(state, "bourg", 0)).toEqual({ sergeants: 6, knights: 0 });
  expect([lordOf(state, "arthur").village, lordOf(state, "beaudoin").village]).toEqual(["bourg", "bourg"]);
});
