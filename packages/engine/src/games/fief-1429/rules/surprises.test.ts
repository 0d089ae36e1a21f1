import { expect, it } from "vitest";
import { controllerOf } from "../model/control.ts";
import { lordOf, troopsAt } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { at, dice, openTypes, type Realm, scripted } from "../testing/realm.fixture.ts";
import { mayRevolt } from "./battles/revolts.ts";

const asking = (setup: Realm) => at({ ...setup, begins: "purchases", table: { first: 2 } });

it("[F1429-17.1] a surprise card may be played out of turn, and no other one while it is resolved", () => {
  const table = asking({
    families: [{ hand: ["revolt"], ecus: 3 }, { hand: ["assassination"] }],
    lords: { eric: [1, "sigy"] },
    sees: { 5: { calamities: ["famine"] } },
  });
  const raised = table.when(0, { type: "revolt", village: "sigy", first: 1 }).isPlayed();
  raised.asks("window", 1);
  expect(openTypes(raised.state, 1)).toEqual(["pass", "offer"]);
  expect(openTypes(raised.state, 0)).toEqual(["give", "offer"]);
});

it("[F1429-17.2] before the income, all who hold cards are asked at the same time, and again after each card", () => {
  const window = at({
    families: [{ hand: ["d-arc"] }, { hand: ["justice"] }],
    lords: { mireille: [2, "sigy"] },
    begins: "income",
  });
  window.asks("window", 0, 1);
  const passed = window.when(1, { type: "pass" }).isPlayed();
  passed.asks("window", 0);
  passed.when(0, { type: "callMaid", lord: "mireille" }).isPlayed().asks("window", 1);
});

it("[F1429-17.3] the book's Franck makes Mireille d'Arc; a wife cannot be", () => {
  const table = asking({
    families: [{ hand: ["d-arc"] }],
    lords: {
      mireille: [1, "sigy"],
      blanche: [1, "sigy", { spouse: "eric" }],
      eric: [2, "bourg", { spouse: "blanche" }],
    },
  });
  const { state } = table.when(0, { type: "callMaid", lord: "mireille" }).isPlayed();
  expect(fief1429.view(state, 0).lords[0]).toMatchObject({ lord: "mireille", isMaid: true, stepsMax: 3 });
  table.when(0, { type: "callMaid", lord: "blanche" }).refuses("F1429-17.3");
  table.when(0, { type: "callMaid", lord: "eric" }).refuses("F1429-17.3");
});

it("[F1429-17.4] a cardinal card is played on a bishop at any time", () => {
  asking({ families: [{ hand: ["cardinal"] }], lords: { eric: [1, "sigy", { bishopric: 5 }] } })
    .when(0, { type: "giveHat", lord: "eric" })
    .followsAmongOthers({ type: "HatGiven", seat: 0, lord: "eric", by: "card", ecus: 0 });
});

it("[F1429-17.5] assassination kills a lord of another family and marks its author", () => {
  const table = asking({
    families: [{ hand: ["assassination"] }],
    lords: { eric: [0, "sigy"], henri: [1, "bourg", { crowns: ["king"] }] },
  });
  const { state } = table.when(0, { type: "assassinate", lord: "henri", author: "eric" }).isPlayed();
  expect(state.lords.map(({ lord, isAuthor }) => [lord, isAuthor])).toEqual([["eric", true]]);
  table.when(0, { type: "assassinate", lord: "eric", author: "eric" }).refuses("F1429-17.5");
});

it("[F1429-17.6] justice kills an author, but not a king, queen, prince or pope", () => {
  const table = asking({
    families: [{ hand: ["justice"] }],
    lords: {
      eric: [1, "sigy", { isAuthor: true }],
      henri: [1, "sigy", { isAuthor: true, crowns: ["king"] }],
      othon: [1, "sigy"],
    },
  });
  table
    .when(0, { type: "execute", lord: "eric" })
    .followsAmongOthers({ type: "LordDied", lord: "eric", seat: 1, village: "sigy", cause: "justice" });
  table.when(0, { type: "execute", lord: "henri" }).refuses("F1429-17.6");
  table.when(0, { type: "execute", lord: "othon" }).refuses("F1429-17.6");
});

it("[F1429-17.7] an ambush captures a lord in the battle, [F1429-17.8] who is the player's prisoner; without a lord the attack ends", () => {
  const table = at({
    table: { phase: "battles" },
    families: [{}, { hand: ["ambush"] }],
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 1, 0],
          [0, 5, 0],
        ],
      },
    },
    begins: "battles",
  });
  const begun = table.when(0, { type: "attack", village: "blaye", target: 1 }).isPlayed();
  const sprung = begun.when(1, { type: "ambush", lord: "beaudoin" });
  sprung.followsAmongOthers(
    { type: "LordCaptured", lord: "beaudoin", seat: 0, by: 1, village: "blaye", cause: "ambush" },
    { type: "BattleEnded", village: "blaye", victor: null, reason: "no-leader" },
  );
  expect(troopsAt(sprung.isPlayed().state, "blaye", 0)).toEqual({ sergeants: 5, knights: 0 });
});

it("[F1429-17.8] an ambush needs a lord of your own in the battle", () => {
  const table = at({
    families: [{}, {}, { hand: ["ambush"] }],
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 1, 0],
          [0, 5, 0],
        ],
      },
    },
    begins: "battles",
  });
  const begun = table.when(0, { type: "attack", village: "blaye", target: 1 }).isPlayed();
  begun.when(2, { type: "ambush", lord: "beaudoin" }).refuses("F1429-17.7");
});

it("[F1429-17.11] a secret passage frees a prisoner and fellow prisoners in the same place, no matter who plays it", () => {
  const table = asking({
    families: [{}, {}, { hand: ["secret-passage"] }],
    lords: {
      eric: [0, "blaye", { guard: 1 }],
      othon: [0, "blaye", { guard: 1 }],
      henri: [1, "blaye"],
      jeanne: [0, "sigy"],
    },
  });
  const { state } = table.when(2, { type: "breakOut", lords: ["eric", "othon"] }).isPlayed();
  expect(["eric", "othon"].map((lord) => lordOf(state, lord as "eric").village)).toEqual(["sigy", "sigy"]);
});

/** A revolt of seat 0 in Mazilles, where nobody else holds cards. */
const mazilles = (more: Partial<Realm>, cards = 1) => {
  const table = asking({
    families: [{ hand: Array.from({ length: cards }, () => "revolt" as const) }],
    sees: { 2: { calamities: ["famine"] } },
    ...more,
  });
  return table;
};
const revolt = { type: "revolt", village: "mazilles", first: 1 } as const;

it("[F1429-17.12] a revolt needs another family's tax or a famine", () => {
  const lords = { eric: [1, "mazilles"] } as const;
  mazilles({ lords, sees: {} }).when(0, revolt).refuses("F1429-17.12");
  const tithe = (seat: number) => mazilles({ lords, sees: { 2: { tithes: [{ seat, by: "henri", as: "bishop" }] } } });
  tithe(0).when(0, revolt).refuses("F1429-17.12");
  tithe(1).when(0, revolt, scripted(0)).isPlayed();
  // The book's own tithe is no cause, but a famine there is.
  mazilles({ lords, sees: { 2: { tithes: [{ seat: 0, by: "henri", as: "bishop" }], calamities: ["famine"] } } })
    .when(0, revolt, scripted(0))
    .isPlayed();
  mazilles({ lords, sees: {}, fiefs: { "st-andromy": { taille: { seat: 1, by: "eric" } } } })
    .when(0, revolt, scripted(0))
    .isPlayed();
});

it("[F1429-17.13] the book's Thierry alone does nothing against the castle of Mazilles, with a second card he storms it", () => {
  const castle = { villages: { mazilles: { troops: [[1, 2, 0]], building: "castle" } } } as const;
  const alone = mazilles(castle).when(0, revolt, scripted()).isPlayed().state;
  expect(troopsAt(alone, "mazilles", 1)).toEqual({ sergeants: 2, knights: 0 });
  const both = mazilles({ ...castle, families: [{ hand: ["revolt"] }, {}, { hand: ["revolt"] }] });
  const raised = both.when(0, revolt).isPlayed();
  const stormed = raised.when(2, revolt, scripted(...dice(1)));
  stormed.followsAmongOthers(
    { type: "RevoltStruck", village: "mazilles", dice: [1], walls: 1, hits: 2, inside: 2 },
    {
      type: "TroopsLost",
      seat: 1,
      village: "mazilles",
      sergeants: 2,
      knights: 0,
      cause: "revolt",
      isRiding: false,
      isEntry: false,
    },
    { type: "VillageRuined", village: "mazilles", mills: 0, hadCastle: true },
  );
});

it("[F1429-17.13] three revolts throw three dice and add three hits", () => {
  const table = mazilles({ villages: { mazilles: { troops: [[1, 5, 0]] } } }, 3);
  const raised = table.when(0, revolt).isPlayed().when(0, revolt).isPlayed();
  raised
    .when(0, revolt, scripted(...dice(0, 0, 0)))
    .followsAmongOthers({ type: "RevoltStruck", village: "mazilles", dice: [0, 0, 0], walls: 0, hits: 3, inside: 3 });
});

it("[F1429-17.15] if no troops are left all lords die, prisoners too, and mills and castle are gone; a city is not", () => {
  const lords = { eric: [1, "mazilles"], henri: [2, "mazilles", { guard: 1 }] } as const;
  const fallen = mazilles({ lords, villages: { mazilles: { troops: [[1, 1, 0]], mills: 2 } } })
    .when(0, revolt, scripted(0))
    .isPlayed().state;
  expect([fallen.lords.length, fallen.places.find(({ village }) => village === "mazilles")?.mills]).toEqual([0, 0]);
  const city = mazilles({
    lords,
    villages: { mazilles: { troops: [[1, 1, 0]], mills: 1, building: "city" } },
    families: [{ hand: ["revolt", "revolt", "revolt"] }],
  });
  const stormed = city
    .when(0, revolt)
    .isPlayed()
    .when(0, revolt)
    .isPlayed()
    .when(0, revolt, scripted(0))
    .isPlayed().state;
  expect(stormed.places.find(({ village }) => village === "mazilles")).toMatchObject({
    building: "city",
    mills: 0,
    bands: [],
  });
});

it("[F1429-17.16] the player of the first revolt chooses the family it strikes first", () => {
  const table = mazilles({
    villages: {
      mazilles: {
        troops: [
          [1, 1, 0],
          [2, 1, 0],
        ],
      },
    },
  });
  table.when(0, { ...revolt, first: 2 }, scripted(0)).followsAmongOthers({
    type: "TroopsLost",
    seat: 2,
    village: "mazilles",
    sergeants: 1,
    knights: 0,
    cause: "revolt",
    isRiding: false,
    isEntry: false,
  });
});

it("[F1429-17.17] the bishop is asked first, then cardinals; a prisoner is not", () => {
  const lords = {
    eric: [1, "mazilles", { bishopric: 2 }],
    henri: [2, "sigy", { bishopric: 5, cardinal: "card" }],
  } as const;
  const table = mazilles({ lords, table: { first: 2 }, families: [{ hand: ["revolt"] }, {}, { ecus: 3 }] });
  const raised = table.when(0, revolt).isPlayed();
  raised.asks("calming", 1);
  raised.when(1, { type: "pass" }).isPlayed().asks("calming", 2);
  const caught = { ...lords, eric: [1, "sigy", { bishopric: 2, guard: 2 }] } as const;
  mazilles({ lords: caught, families: [{ hand: ["revolt"] }, {}, { ecus: 3 }] })
    .when(0, { ...revolt, first: 0 })
    .isPlayed()
    .asks("calming", 2);
});

it("[F1429-17.18] a revolt in a village without troops destroys it", () => {
  const { state } = mazilles({ lords: { eric: [1, "mazilles"] }, villages: { mazilles: { mills: 1 } } })
    .when(0, revolt, scripted(0))
    .isPlayed();
  expect([state.lords, controllerOf(state, "mazilles")]).toEqual([[], null]);
});

it("[F1429-17.19] the walls take dice only from what strikes those inside", () => {
  const siege = {
    villages: {
      mazilles: {
        troops: [
          [1, 2, 0],
          [2, 3, 0],
        ],
        building: "castle",
      },
    },
  } as const;
  const facts = mazilles(siege)
    .when(0, { ...revolt, first: 2 }, scripted(...dice(1)))
    .facts();
  expect(facts).toContainEqual({ type: "RevoltStruck", village: "mazilles", dice: [1], walls: 1, hits: 2, inside: 0 });
  expect(facts.filter(({ type }) => type === "TroopsLost")).toMatchObject([{ seat: 2, sergeants: 2 }]);
});

it("[F1429-17.22] the pope's tithe is no cause for a revolt where the bishop takes the tithe", () => {
  const table = at({
    families: [{ hand: ["tax", "tax"] }, { hand: ["tax"] }, { hand: ["revolt"] }],
    lords: {
      henri: [0, "blaye", { bishopric: 1, crowns: ["pope"] }],
      eric: [1, "sigy", { bishopric: 5 }],
    },
    until: ["playing", 0],
  });
  const papal = table.when(0, { type: "levyPapalTithe" }).isPlayed();
  papal.when(2, { type: "revolt", village: "sigy", first: 1 }).isPlayed();
  const both = papal.when(0, { type: "pass" }).isPlayed().when(1, { type: "levyTithe", bishopric: 5, lord: "eric" });
  const { state } = both.isPlayed();
  expect(mayRevolt(state, "sigy")).toBe(true);
  // Eric's family levied the tithe itself, and the pope's mark does not lie there.
  const held = {
    ...state,
    families: state.families.map((one, seat) => (seat === 1 ? { ...one, hand: ["revolt"] } : one)),
  };
  expect(openTypes(held as typeof state, 1)).toContain("revolt");
  expect(
    fief1429
      .choices(held as typeof state, 1)
      .flatMap((choice) => (choice.type === "revolt" ? choice.fields.village.oneOf : [])),
  ).not.toContain("sigy");
});
