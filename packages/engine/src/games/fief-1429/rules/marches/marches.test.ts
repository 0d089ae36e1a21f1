import { expect, it } from "vitest";
import { controllerOf } from "../../model/control.ts";
import { lordOf, troopsAt } from "../../model/state.ts";
import type { MoveOf } from "../../model/types.ts";
import { at, type Realm, scripted } from "../../testing/realm.fixture.ts";

const marching = (setup: Realm) => at({ ...setup, until: ["marching", 0] });
const step = (
  lord: "beaudoin" | "mireille" | "henri",
  to: MoveOf<"march">["to"],
  more: Partial<MoveOf<"march">> = {},
) => ({ type: "march", lord, to, companions: [], sergeants: 0, knights: 0, ...more }) as const;

it("[F1429-11.1] a lord makes two steps along roads, back again if he likes", () => {
  const table = marching({ lords: { beaudoin: [0, "blaye"], othon: [1, "tournus"] } });
  table.when(0, step("beaudoin", "l-epervier")).refuses("F1429-11.1");
  const back = table.when(0, step("beaudoin", "charolles")).isPlayed().when(0, step("beaudoin", "blaye")).isPlayed();
  back.asks("marching", 1);
});

it("[F1429-11.2] troops march only with a lord and make two steps, even with different lords", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"], henri: [0, "l-epervier"] },
    villages: { blaye: { troops: [[0, 3, 0]] } },
  });
  const there = table
    .when(0, step("beaudoin", "charolles", { sergeants: 3 }))
    .isPlayed()
    .when(0, step("beaudoin", "l-epervier", { sergeants: 3 }))
    .isPlayed();
  there.when(0, step("henri", "sennecy", { sergeants: 1 })).refuses("F1429-11.1");
  there.when(0, step("henri", "sennecy")).isPlayed();
});

it("[F1429-11.2] troops are left and picked up on the way", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 2, 0]] }, charolles: { troops: [[0, 0, 1]] } },
  });
  const there = table.when(0, step("beaudoin", "charolles", { sergeants: 1 })).isPlayed();
  const { state } = there.when(0, step("beaudoin", "villeneuve", { knights: 1 })).isPlayed();
  expect(["blaye", "charolles", "villeneuve"].map((village) => troopsAt(state, village as "blaye", 0))).toEqual([
    { sergeants: 1, knights: 0 },
    { sergeants: 1, knights: 0 },
    { sergeants: 0, knights: 1 },
  ]);
});

it("[F1429-11.3] prisoners march with their guards", () => {
  const table = marching({ lords: { beaudoin: [0, "blaye"], henri: [1, "blaye", { guard: 0 }] } });
  const { state } = table.when(0, step("beaudoin", "charolles", { companions: ["henri"] })).isPlayed();
  expect(lordOf(state, "henri")).toMatchObject({ village: "charolles", guard: 0 });
});

it("[F1429-11.4] marches of several lords may alternate, and units that have moved most go first", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"], henri: [0, "charolles"] },
    villages: { blaye: { troops: [[0, 1, 0]] }, charolles: { troops: [[0, 1, 0]] } },
  });
  const met = table.when(0, step("beaudoin", "charolles", { sergeants: 1 })).isPlayed();
  const gone = met.when(0, step("henri", "l-epervier", { sergeants: 1 })).isPlayed().state;
  expect(gone.places.find(({ village }) => village === "l-epervier")?.bands).toMatchObject([{ steps: 2 }]);
  expect(gone.places.find(({ village }) => village === "charolles")?.bands).toMatchObject([{ steps: 0 }]);
});

it("[F1429-11.5] empty villages are crossed freely, governed or not", () => {
  marching({ lords: { beaudoin: [0, "blaye"], henri: [1, "sigy", { fiefs: ["blaye"] }] } })
    .when(0, step("beaudoin", "charolles"))
    .isPlayed()
    .when(0, step("beaudoin", "villeneuve"))
    .followsAmongOthers({
      type: "Marched",
      seat: 0,
      leader: "beaudoin",
      lords: ["beaudoin"],
      from: "charolles",
      to: "villeneuve",
      road: null,
      bands: [],
      isHidden: false,
    });
});

/** Seat 1 holds Charolles with a knight. */
const held = {
  lords: { beaudoin: [0, "blaye"], arthur: [1, "charolles"] },
  villages: { blaye: { troops: [[0, 2, 1]] }, charolles: { troops: [[1, 0, 1]] } },
} as const;
const atGate = () =>
  marching(held)
    .when(0, step("beaudoin", "charolles", { sergeants: 2 }))
    .isPlayed();

it("[F1429-11.6] those who come to another family's village stop before it and need permission to go on", () => {
  const table = atGate();
  expect(lordOf(table.state, "beaudoin").road).toBe("blaye");
  const asked = table.when(0, step("beaudoin", "l-epervier", { sergeants: 2 })).isPlayed();
  asked.asks("leave", 1);
  const gone = asked.when(1, { type: "answer", answer: "yes" }).isPlayed().state;
  expect([lordOf(gone, "beaudoin").village, controllerOf(gone, "charolles")]).toEqual(["l-epervier", 1]);
});

it("[F1429-11.7] troops that were there before leave by any road, but not past those who came by it this turn", () => {
  const setup = {
    lords: { beaudoin: [0, "charolles"], arthur: [1, "charolles", { road: "blaye", steps: 1 }] },
    villages: { charolles: { troops: [[0, 1, 0]] } },
  } as const;
  marching(setup).when(0, step("beaudoin", "blaye")).isPlayed().asks("leave", 1);
  marching(setup)
    .when(0, step("beaudoin", "l-epervier"))
    .followsAmongOthers({
      type: "Marched",
      seat: 0,
      leader: "beaudoin",
      lords: ["beaudoin"],
      from: "charolles",
      to: "l-epervier",
      road: null,
      bands: [],
      isHidden: false,
    });
});

it("[F1429-11.7] families that were there together pass freely", () => {
  marching({ lords: { beaudoin: [0, "charolles"], arthur: [1, "charolles"] }, villages: { charolles: { holder: 1 } } })
    .when(0, step("beaudoin", "l-epervier"))
    .followsAmongOthers({
      type: "Marched",
      seat: 0,
      leader: "beaudoin",
      lords: ["beaudoin"],
      from: "charolles",
      to: "l-epervier",
      road: null,
      bands: [],
      isHidden: false,
    });
});

it("[F1429-11.8] if permission is refused, all go back, or they stay and march no more", () => {
  const refused = atGate()
    .when(0, step("beaudoin", "l-epervier"))
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .isPlayed();
  refused.asks("refused", 0);
  const back = refused.when(0, { type: "turnBack", sergeants: 0, knights: 0 }).isPlayed().state;
  expect([lordOf(back, "beaudoin").village, troopsAt(back, "blaye", 0)]).toEqual([
    "blaye",
    { sergeants: 2, knights: 1 },
  ]);
  const stayed = refused.when(0, { type: "pass" });
  const halted = { type: "MarchHalted", seat: 0, village: "charolles", lords: ["beaudoin"] } as const;
  stayed.followsAmongOthers({ ...halted, areTroopsBound: true });
  stayed.isPlayed().when(0, step("beaudoin", "l-epervier")).refuses("F1429-11.1");
});

it("[F1429-11.9] all who must give permission are asked at the same time, and one refusal is enough", () => {
  const three = {
    lords: { beaudoin: [0, "blaye"], arthur: [1, "charolles"], othon: [2, "charolles", { road: "l-epervier" }] },
    villages: {},
  } as const;
  const asked = marching(three)
    .when(0, step("beaudoin", "charolles"))
    .isPlayed()
    .when(0, step("beaudoin", "l-epervier"))
    .isPlayed();
  asked.asks("leave", 1, 2);
  asked.when(2, { type: "answer", answer: "no" }).isPlayed().asks("refused", 0);
});

const siege = {
  lords: { beaudoin: [0, "sigy"], arthur: [1, "sigy"] },
  villages: {
    sigy: {
      troops: [
        [0, 0, 2],
        [1, 1, 0],
      ],
      building: "castle",
      engines: [{ seat: 1, shows: 1, since: 1 }],
    },
  },
} as const;

it("[F1429-11.10] no one leaves a besieged castle without the besieger's permission", () => {
  marching(siege).when(0, step("beaudoin", "st-paul")).isPlayed().asks("leave", 1);
});

it("[F1429-11.11] a family may enter its own besieged village, and is inside", () => {
  const { state } = marching({ ...siege, lords: { ...siege.lords, henri: [0, "st-paul"] } })
    .when(0, step("henri", "sigy"))
    .isPlayed();
  expect(lordOf(state, "henri").road).toBeNull();
});

it("[F1429-11.12] a besieged family admits another that stands before the village", () => {
  const table = at({
    ...siege,
    lords: { ...siege.lords, othon: [2, "sigy", { road: "st-paul" }] },
    until: ["playing", 1],
  });
  const { state } = table.when(0, { type: "admit", village: "sigy", guest: 2 }).isPlayed();
  expect(lordOf(state, "othon").road).toBeNull();
  table.when(0, { type: "admit", village: "sigy", guest: 1 }).refuses("F1429-11.12");
});

it("[F1429-11.13] d'Arc makes three steps, and so do those who march along", () => {
  const table = marching({
    lords: { mireille: [0, "blaye", { isMaid: true }], beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 1, 0]] } },
  });
  const along = { companions: ["beaudoin" as const], sergeants: 1 };
  const there = ["charolles", "l-epervier", "sennecy"] as const;
  const gone = there.reduce((one, to) => one.when(0, step("mireille", to, along)).isPlayed(), table);
  expect([lordOf(gone.state, "beaudoin").village, troopsAt(gone.state, "sennecy", 0)]).toEqual([
    "sennecy",
    { sergeants: 1, knights: 0 },
  ]);
});

it("[F1429-17.9] a secret passage leads out of a siege without permission", () => {
  const table = marching({ ...siege, families: [{ hand: ["secret-passage"] }] });
  const opened = table.when(0, { type: "openPassage", lord: "beaudoin" }).isPlayed();
  const out = opened.when(0, step("beaudoin", "st-paul", { knights: 2 })).isPlayed();
  expect(lordOf(out.state, "beaudoin").village).toBe("st-paul");
});

it("[F1429-17.9] a secret passage makes one step in bad weather", () => {
  const table = marching({
    lords: { beaudoin: [0, "blaye"] },
    families: [{ hand: ["secret-passage"] }],
    sees: { 1: { calamities: ["bad-weather"] } },
  });
  const opened = table.when(0, { type: "openPassage", lord: "beaudoin" }).isPlayed();
  const there = opened.when(0, step("beaudoin", "charolles")).isPlayed();
  there.when(0, step("beaudoin", "villeneuve")).refuses("F1429-7.3");
});

const rider = { ...held, villages: { blaye: { troops: [[0, 0, 2]] }, charolles: { troops: [[1, 1, 0]] } } } as const;
const riding = () =>
  marching(rider)
    .when(0, step("beaudoin", "charolles", { knights: 2 }))
    .isPlayed();
const ride = { type: "ride", lord: "beaudoin", to: "l-epervier", companions: [], knights: 2 } as const;

it("[F1429-12.1] the book's ride of Beaudoin through Charolles to L'Épervier", () => {
  // Seven points throw two dice: two hits fell the sergeant and Arthur. Nothing comes back but the hit of the one die.
  const won = riding()
    .when(0, ride, scripted(1, 1, 0))
    .isPlayed();
  won.asks("rideOn", 0);
  const { state } = won.when(0, { type: "rideOn", to: "l-epervier", knights: 1 }).isPlayed();
  expect([
    lordOf(state, "beaudoin").village,
    troopsAt(state, "charolles", 0),
    controllerOf(state, "charolles"),
  ]).toEqual(["l-epervier", { sergeants: 0, knights: 1 }, 0]);
});

it("[F1429-12.1] sergeants cannot ride", () => {
  const setup = { ...rider, villages: { ...rider.villages, blaye: { troops: [[0, 2, 0]] } } } as const;
  marching(setup)
    .when(0, step("beaudoin", "charolles", { sergeants: 2 }))
    .isPlayed()
    .when(0, { ...ride, knights: 1 })
    .refuses("F1429-12.1");
});

it("[F1429-12.2] no one rides through a village with another family's castle", () => {
  const setup = {
    ...rider,
    villages: { ...rider.villages, charolles: { troops: [[1, 1, 0]], building: "castle" } },
  } as const;
  marching(setup)
    .when(0, step("beaudoin", "charolles", { knights: 2 }))
    .isPlayed()
    .when(0, ride)
    .refuses("F1429-12.2");
});

it("[F1429-12.3] riders must have a step left", () => {
  marching({ ...rider, lords: { ...rider.lords, beaudoin: [0, "blaye", { steps: 1 }] } })
    .when(0, step("beaudoin", "charolles"))
    .isPlayed()
    .when(0, { ...ride, knights: 1 })
    .refuses("F1429-12.1");
});

it("[F1429-12.4] the defender deals an additional hit for each die", () => {
  riding()
    .when(0, ride, scripted(1, 1, 0))
    .followsAmongOthers({
      type: "RoundFought",
      village: "charolles",
      round: 1,
      attack: { points: 7, dice: [1, 1], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 2 },
      defend: { points: 2, dice: [0], walls: 0, bonus: 1, lance: 0, grail: 0, hits: 1 },
    });
});

it("[F1429-12.6] a rider who wins must go on, even backwards", () => {
  const won = riding()
    .when(0, ride, scripted(3, 1, 0))
    .isPlayed();
  won.when(0, { type: "pass" }).refuses("F1429-2.1");
  won.when(0, { type: "rideOn", to: "blaye", knights: 2 }).isPlayed();
});

it("[F1429-12.6] after a ride that was not won, the riders march no more", () => {
  const setup = { ...rider, villages: { ...rider.villages, charolles: { troops: [[1, 4, 0]] } } } as const;
  const table = marching(setup)
    .when(0, step("beaudoin", "charolles", { knights: 2 }))
    .isPlayed();
  const round = table.when(0, ride, scripted(0, 0, 0)).isPlayed();
  round.asks("stances", 0, 1);
  const ended = round
    .when(0, { type: "resolve", stance: "truce" })
    .isPlayed()
    .when(1, { type: "resolve", stance: "truce" })
    .isPlayed();
  expect(lordOf(ended.state, "beaudoin")).toMatchObject({ village: "charolles", steps: 3, isRiding: false });
});

it("[F1429-12.5] the rider has no allies; the defender's allies may leave but not change sides", () => {
  const setup = {
    ...rider,
    lords: { ...rider.lords, othon: [2, "charolles"] },
    villages: {
      ...rider.villages,
      charolles: {
        troops: [
          [1, 4, 0],
          [2, 3, 0],
        ],
      },
    },
  } as const;
  const asked = marching(setup)
    .when(0, step("beaudoin", "charolles", { knights: 2 }))
    .isPlayed()
    .when(0, ride)
    .isPlayed();
  asked.asks("alliances", 2);
  asked.when(2, { type: "join", side: "attack" }).refuses("F1429-13.4");
  const joined = asked.when(2, { type: "join", side: "defend" }, scripted(0, 0, 0, 0)).isPlayed();
  joined.when(2, { type: "waver", choice: "cross" }).refuses("F1429-13.17");
  joined.when(2, { type: "waver", choice: "leave" }).isPlayed();
});

it("[F1429-12.7] the controlling family is the defender before others", () => {
  const setup = {
    ...rider,
    lords: { ...rider.lords, othon: [2, "charolles", { road: "l-epervier" }] },
    table: { first: 2 },
  } as const;
  const asked = marching(setup)
    .when(0, step("beaudoin", "charolles", { knights: 2 }))
    .isPlayed();
  asked
    .when(0, ride)
    .followsAmongOthers({ type: "BattleBegan", village: "charolles", attacker: 0, defender: 1, kind: "ride" });
});

it("[F1429-12.8] walls do not count in a sortie by ride", () => {
  const out = marching(siege).when(0, { ...ride, to: "st-paul" }, scripted(1, 1, 0));
  out.followsAmongOthers({
    type: "RideDeclared",
    seat: 0,
    leader: "beaudoin",
    lords: ["beaudoin"],
    village: "sigy",
    to: "st-paul",
    bands: [{ seat: 0, sergeants: 0, knights: 2, steps: 0, road: null, hasFacedPlague: false, isRiding: false }],
    target: 1,
  });
});

it("[F1429-12.1] a ride may answer a refusal", () => {
  const refused = riding()
    .when(0, step("beaudoin", "l-epervier", { knights: 2 }))
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .isPlayed();
  refused
    .when(0, { type: "forceWay" }, scripted(3, 1, 0))
    .isPlayed()
    .asks("rideOn", 0);
});

it("[F1429-13.3] a ride does not count as a declared battle", () => {
  const { state } = riding()
    .when(0, ride, scripted(1, 1, 0))
    .isPlayed();
  expect(state.families[0]?.fought).toEqual([]);
});

it("[F1429-11.3] the facts about a march of two lords do not show which of them leads", () => {
  const table = marching({ lords: { beaudoin: [0, "blaye"], henri: [0, "blaye"] } });
  const led = (lord: "beaudoin" | "henri", other: "beaudoin" | "henri") =>
    table.when(0, step(lord, "charolles", { companions: [other] })).facts();
  expect(led("henri", "beaudoin")).toEqual(led("beaudoin", "henri"));
});

/** Beaudoin has come to Charolles, where seat 1 lets no one pass; a knight and a sergeant have long been there. */
const refusedAtGate = () => {
  const table = marching({
    lords: { ...held.lords, henri: [0, "charolles"] },
    villages: {
      ...held.villages,
      charolles: {
        troops: [
          [1, 0, 1],
          [0, 1, 1],
        ],
      },
    },
  });
  const there = table.when(0, step("beaudoin", "charolles", { sergeants: 2 })).isPlayed();
  const asked = there.when(0, step("beaudoin", "l-epervier", { sergeants: 2 })).isPlayed();
  return asked.when(1, { type: "answer", answer: "no" }).isPlayed();
};

it("[F1429-11.8] those who go back may take along troops that were there before", () => {
  const refused = refusedAtGate();
  const { state } = refused.when(0, { type: "turnBack", sergeants: 0, knights: 1 }).isPlayed();
  expect([troopsAt(state, "blaye", 0), troopsAt(state, "charolles", 0)]).toEqual([
    { sergeants: 2, knights: 2 },
    { sergeants: 1, knights: 0 },
  ]);
  refused.when(0, { type: "turnBack", sergeants: 2, knights: 0 }).refuses("F1429-11.8");
});

it("[F1429-11.8] troops that stayed after a refusal march no more this turn, not even with another lord", () => {
  const table = marching({
    ...held,
    lords: { ...held.lords, henri: [0, "blaye"] },
  });
  const refused = table
    .when(0, step("beaudoin", "charolles", { sergeants: 2 }))
    .isPlayed()
    .when(0, step("beaudoin", "l-epervier", { sergeants: 2 }))
    .isPlayed()
    .when(1, { type: "answer", answer: "no" })
    .isPlayed();
  const stayed = refused.when(0, { type: "pass" }).isPlayed();
  const fetched = stayed.when(0, step("henri", "charolles")).isPlayed();
  fetched.when(0, step("henri", "blaye", { sergeants: 1 })).refuses("F1429-11.1");
  fetched.when(0, step("henri", "blaye")).isPlayed();
});

it("[F1429-11.14] troops are left before another family's village only with its permission", () => {
  const leaving = atGate()
    .when(0, step("beaudoin", "blaye", { sergeants: 1 }))
    .isPlayed();
  leaving.asks("leave", 1);
  const left = leaving.when(1, { type: "answer", answer: "yes" }).isPlayed().state;
  expect(troopsAt(left, "charolles", 0)).toEqual({ sergeants: 1, knights: 0 });
  const refused = leaving.when(1, { type: "answer", answer: "no" }).isPlayed();
  refused.when(0, { type: "forceWay" }).refuses("F1429-12.1");
  const back = refused.when(0, { type: "turnBack", sergeants: 0, knights: 0 }).isPlayed().state;
  expect(troopsAt(back, "charolles", 0)).toEqual({ sergeants: 0, knights: 0 });
  atGate()
    .when(0, step("beaudoin", "blaye", { sergeants: 2 }))
    .isPlayed()
    .asks("marching", 1);
});
