import { expect, it } from "vitest";
import { lordOf } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { at } from "../testing/realm.fixture.ts";

it("[F1429-14.1] a prisoner counts for the four lords of the own family, and [F1429-14.2] keeps titles", () => {
  const { state } = at({
    lords: { eric: [0, "blaye", { guard: 1, fiefs: ["sigy"], crowns: ["king"] }], henri: [1, "blaye"] },
  });
  expect(fief1429.view(state, 0).families[0]).toMatchObject({ lords: 1, points: 2 });
});

it("[F1429-14.2] a prisoner's victory points count", () => {
  const { state } = at({ lords: { eric: [0, "blaye", { guard: 1, fiefs: ["sigy"] }], henri: [1, "blaye"] } });
  expect(fief1429.currentScores(state)[0]).toBe(1);
});

it("[F1429-14.3] a guard may free a prisoner, or hand one over to troops in the same village", () => {
  const setup = {
    lords: { eric: [0, "blaye", { guard: 1 }], henri: [1, "blaye"], jeanne: [0, "sigy"] },
    villages: {
      blaye: {
        troops: [
          [1, 1, 0],
          [2, 1, 0],
        ],
      },
    },
  } as const;
  const table = at({ ...setup, until: ["playing", 2] });
  expect(lordOf(table.when(1, { type: "handOver", lord: "eric", to: 2 }).isPlayed().state, "eric").guard).toBe(2);
  const freed = table.when(1, { type: "free", lord: "eric" }).isPlayed().state;
  expect(lordOf(freed, "eric")).toMatchObject({ guard: null, village: "sigy" });
});

it("[F1429-14.4] a prisoner whose guards are gone is free, [F1429-14.5] and is set like a new lord", () => {
  const setup = {
    lords: { beaudoin: [0, "blaye"], eric: [2, "blaye", { guard: 0 }], jeanne: [2, "sigy"] },
    begins: "marches",
  } as const;
  const { state } = at(setup)
    .when(0, { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 0, knights: 0 })
    .isPlayed();
  expect(lordOf(state, "eric")).toMatchObject({ guard: null, village: "sigy", isAway: false });
});

it("[F1429-14.5] the owner chooses among several places", () => {
  const setup = {
    lords: { eric: [0, "blaye", { guard: 1 }], henri: [1, "blaye"], jeanne: [0, "sigy"], mireille: [0, "bourg"] },
    until: ["playing", 2],
  } as const;
  const freed = at(setup).when(1, { type: "free", lord: "eric" }).isPlayed();
  freed.asks("homecoming", 0);
  expect(lordOf(freed.when(0, { type: "house", village: "bourg" }).isPlayed().state, "eric").village).toBe("bourg");
});

/** Eric is freed and has no place of his own: free villages, or with consent Sigy, which seat 1 controls. */
const homeless = at({
  lords: { eric: [0, "blaye", { guard: 1 }], henri: [1, "blaye"], othon: [1, "sigy"] },
  until: ["playing", 2],
});

it("[F1429-14.5] a freed lord without a place of his own may go to a village of another family with its consent", () => {
  const freed = homeless.when(1, { type: "free", lord: "eric" }).isPlayed();
  const asked = freed.when(0, { type: "house", village: "sigy" });
  const matter = { kind: "refuge", from: 0, lord: "eric", village: "sigy" } as const;
  asked.followsAmongOthers({ type: "ConsentAsked", seat: 1, matter });
  const agreed = asked.isPlayed().when(1, { type: "answer", answer: "yes" });
  agreed.followsAmongOthers({ type: "LordHoused", lord: "eric", seat: 0, village: "sigy" });
});

it("[F1429-14.5] if they refuse, he goes elsewhere", () => {
  const freed = homeless.when(1, { type: "free", lord: "eric" }).isPlayed();
  const refused = freed
    .when(0, { type: "house", village: "sigy" })
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .isPlayed();
  refused.asks("homecoming", 0);
  refused.when(0, { type: "house", village: "sigy" }).refuses("F1429-2.12");
  const { state } = refused.when(0, { type: "house", village: "bourg" }).isPlayed();
  expect(lordOf(state, "eric").village).toBe("bourg");
});
