import { expect, it } from "vitest";
import { controllerOf } from "../../model/control.ts";
import { stockOf } from "../../model/stock.ts";
import { fief1429 } from "../../ruleset.ts";
import { attack, fighting, meeting } from "../../testing/battle.fixture.ts";
import { at, scripted } from "../../testing/realm.fixture.ts";

const besieging = (more: object = {}) =>
  at({
    table: { phase: "battles" },
    ...meeting([0, 1], [2, 0], more, "castle"),
    until: ["battles", 0],
  });

it("[F1429-15.1] the book's Sabine besieges a castle with an engine that shows 1", () => {
  const { state } = at({
    table: { phase: "battles" },
    ...meeting([0, 1], [2, 0], {}, "castle"),
    until: ["sieges", 0],
  })
    .when(0, { type: "besiege", village: "blaye" })
    .isPlayed();
  expect(state.places.find(({ village }) => village === "blaye")?.engines).toEqual([{ seat: 0, shows: 1, since: 2 }]);
  expect(stockOf(state, 0).engines).toBe(1);
});

it("[F1429-15.2] the next turn the engine shows 2", () => {
  const setup = {
    ...meeting([0, 1], [2, 0], { engines: [{ seat: 0, shows: 1, since: 1 }], mills: 1 }, "castle"),
    families: [{ hand: ["ambush" as const] }],
  } as const;
  const table = at({
    ...setup,
    table: { phase: "battles" },
    until: ["battles", 0],
  });
  table.when(0, { type: "pass" }).followsAmongOthers({ type: "SiegeTightened", seat: 0, village: "blaye" });
});

it("[F1429-15.3] a besieged village stays under control and brings no income", () => {
  const { state } = besieging({ engines: [{ seat: 0, shows: 1, since: 2 }], mills: 2 });
  expect(controllerOf(state, "blaye")).toBe(1);
  expect(fief1429.view(state, 0).families[1]?.income.ecus).toBe(0);
});

it("[F1429-15.4] engines of several besiegers add up", () => {
  const setup = {
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"], othon: [2, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 9, 0],
          [0, 0, 5],
          [2, 1, 0],
        ],
        building: "city",
        engines: [
          { seat: 0, shows: 1, since: 1 },
          { seat: 2, shows: 1, since: 1 },
        ],
      },
    },
  } as const;
  const begun = fighting(setup).when(0, attack).isPlayed();
  const facts = begun.when(2, { type: "join", side: "attack" }, scripted(0, 0, 0, 0, 0)).facts();
  expect(facts.find(({ type }) => type === "RoundFought")).toMatchObject({ attack: { walls: 0 } });
});

it("[F1429-15.5] a siege ends when the besieger ends it, or has no lord there", () => {
  const siege = {
    ...meeting([0, 1], [2, 0], { engines: [{ seat: 0, shows: 2, since: 1 }] }, "castle"),
    begins: "marches",
  } as const;
  at(siege)
    .when(0, { type: "liftSiege", village: "blaye" })
    .follows({ type: "SiegeLifted", seat: 0, village: "blaye", cause: "wish" });
  at(siege)
    .when(0, { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 0, knights: 0 })
    .followsAmongOthers({ type: "SiegeLifted", seat: 0, village: "blaye", cause: "no-lord" });
});

it("[F1429-15.5] the victor breaks the siege of a besieger who has no lord left there", () => {
  const siege = meeting([1, 0], [6, 0], { engines: [{ seat: 0, shows: 2, since: 1 }] }, "castle");
  const sallied = fighting(siege, 1).when(1, { type: "attack", village: "blaye", target: 0 }, scripted(5, 5, 0));
  sallied.followsAmongOthers({ type: "SiegeBroken", seat: 0, village: "blaye", lord: "arthur", by: 1, isMaid: false });
  const { state } = sallied.isPlayed();
  expect(state.places.find(({ village }) => village === "blaye")?.engines).toEqual([]);
});

it("[F1429-15.6] mills are pillaged for an écu each; under siege by the besieger alone", () => {
  const mills = { ...meeting([0, 1], [2, 0], { mills: 2 }, "castle") };
  at({ ...mills, until: ["pillaging", 1] })
    .when(1, { type: "pillage", village: "blaye", mills: 2 })
    .followsAmongOthers({ type: "MillsPillaged", seat: 1, village: "blaye", mills: 2, total: 2, isHidden: false });
  const siege = meeting([0, 1], [2, 0], { mills: 2, engines: [{ seat: 0, shows: 1, since: 2 }] }, "castle");
  at({ ...siege, until: ["pillaging", 0] })
    .when(0, { type: "pillage", village: "blaye", mills: 1 })
    .isPlayed();
  const tournus = { troops: [[1, 1, 0]], mills: 1 } as const;
  at({
    ...siege,
    villages: { ...siege.villages, tournus },
    until: ["pillaging", 1],
  })
    .when(1, { type: "pillage", village: "blaye", mills: 1 })
    .refuses("F1429-15.6");
});

it("[F1429-15.7] the first of several besiegers in turn order pillages", () => {
  const { lords, villages } = meeting(
    [0, 1],
    [2, 0],
    {
      mills: 2,
      engines: [
        { seat: 0, shows: 1, since: 2 },
        { seat: 2, shows: 1, since: 2 },
      ],
    },
    "castle",
  );
  const siege = at({
    lords: { ...lords, othon: [2, "blaye"] },
    villages,
    table: { first: 1 },
    until: ["pillaging"],
  });
  siege.asks("pillaging", 2);
  siege.when(0, { type: "pillage", village: "blaye", mills: 1 }).refuses("F1429-15.6");
  siege.when(2, { type: "pillage", village: "blaye", mills: 1 }).isPlayed();
});

/** Seat 0 besieges the city of seat 1; Othon of seat 2 has joined the attack. */
const besiegers = {
  families: [{}, { hand: ["ambush", "tax"] }, {}],
  lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"], othon: [2, "blaye"] },
  villages: {
    blaye: {
      building: "city",
      engines: [{ seat: 0, shows: 2, since: 1 }],
      troops: [
        [1, 9, 0],
        [0, 9, 0],
        [2, 9, 0],
      ],
    },
  },
} as const;

it("[F1429-15.5] a siege without a lord is over at once, in a battle too: the walls count again", () => {
  const asked = fighting(besiegers).when(0, attack).isPlayed();
  const joined = asked.when(2, { type: "join", side: "attack" }).isPlayed();
  joined.asks("window", 1);
  const caught = joined.when(1, { type: "ambush", lord: "beaudoin" });
  caught.followsAmongOthers({ type: "SiegeLifted", seat: 0, village: "blaye", cause: "no-lord" });
  const { view } = fief1429;
  expect([view(joined.state, 0).battle?.attack.walls, view(caught.isPlayed().state, 0).battle?.attack.walls]).toEqual([
    0, 2,
  ]);
});
