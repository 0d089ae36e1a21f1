import { expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { defaultMove } from "../../../core/choice.ts";
import { positionAfter } from "../../../core/position.ts";
import { atlas } from "../model/atlas.ts";
import { findLord, type Relic } from "../model/state.ts";
import type { LordId, RelicId, VillageId } from "../model/types.ts";
import { fief1429 } from "../ruleset.ts";
import { attack, fighting, meeting } from "../testing/battle.fixture.ts";
import { at, dice, openTypes, plainOptions, type Realm, scripted, type Until } from "../testing/realm.fixture.ts";

const borne = (relic: RelicId, village: VillageId, lord: LordId, seat: number): Relic => ({
  relic,
  village,
  lord,
  seat,
  isShrined: false,
});
const shrined = (relic: RelicId, village: VillageId): Relic => ({
  relic,
  village,
  lord: null,
  seat: null,
  isShrined: true,
});
const withRelics = (setup: Realm, until: Until = ["purchases", 2]) =>
  at({ options: { hasRelics: true }, until, ...setup });
const keptBy = (state: { readonly relics: readonly Relic[] }, id: RelicId) => {
  const one = state.relics.find(({ relic }) => relic === id);
  return one && [one.village, one.lord, one.seat];
};

it("[F1429-20.4] five relics lie on the five chief towns when all have settled", () => {
  const table = { seats: 3, options: { ...plainOptions, hasRelics: true } };
  const chance = seededChance(1);
  let state = positionAfter(fief1429, fief1429.setUp(table, chance));
  expect(state.relics).toEqual([]);
  for (let asked = 0; asked < 3; asked++) {
    const seat = fief1429.question(state)?.seats[0] ?? 0;
    const [choice] = fief1429.choices(state, seat).filter(({ isDefault }) => isDefault);
    if (choice === undefined) throw new Error("nobody settles");
    const decision = fief1429.decide(state, seat, defaultMove(choice), chance);
    state = "state" in decision ? decision.state : state;
  }
  const towns = atlas.bishoprics.map(({ chiefTown }) => chiefTown);
  expect(state.relics.map(({ village }) => village).toSorted()).toEqual(towns.toSorted());
  expect(new Set(state.relics.map(({ relic }) => relic)).size).toBe(5);
});

it("[F1429-20.5] the book's bishop of the fourth bishopric takes up the relic of Bourg, and no other", () => {
  const table = withRelics({
    lords: { eric: [0, "bourg", { bishopric: 4 }], henri: [0, "sigy", { bishopric: 3 }], othon: [0, "bourg"] },
    relics: [shrined("lance", "bourg"), shrined("grail", "sigy")],
  });
  const { state } = table.when(0, { type: "takeRelic", lord: "eric", relic: "lance" }).isPlayed();
  expect(keptBy(state, "lance")).toEqual(["bourg", "eric", 0]);
  table.when(0, { type: "takeRelic", lord: "othon", relic: "lance" }).refuses("F1429-20.5");
  table.when(0, { type: "takeRelic", lord: "henri", relic: "grail" }).refuses("F1429-20.5");
});

it("[F1429-20.5] a cardinal and the pope may take up any relic", () => {
  for (const more of [
    { bishopric: 1, cardinal: "card" },
    { bishopric: 1, crowns: ["pope"] },
  ] as const) {
    withRelics({ lords: { eric: [0, "sigy", more] }, relics: [shrined("grail", "sigy")] })
      .when(0, { type: "takeRelic", lord: "eric", relic: "grail" })
      .follows({ type: "RelicTaken", relic: "grail", lord: "eric", seat: 0, village: "sigy", cause: "clergy" });
  }
});

it("[F1429-20.6] a family that holds the village must consent", () => {
  const table = withRelics({
    lords: { eric: [0, "sigy", { bishopric: 5, road: "st-paul" }] },
    villages: { sigy: { troops: [[1, 1, 0]] } },
    relics: [shrined("grail", "sigy")],
  });
  const asked = table.when(0, { type: "takeRelic", lord: "eric", relic: "grail" }).isPlayed();
  asked.asks("consent", 1);
  const refused = asked.when(1, { type: "answer", answer: "no" }).isPlayed();
  expect(keptBy(refused.state, "grail")).toEqual(["sigy", null, null]);
  const agreed = asked.when(1, { type: "answer", answer: "yes" }).isPlayed();
  expect(keptBy(agreed.state, "grail")).toEqual(["sigy", "eric", 0]);
});

it("[F1429-20.7] a relic goes where its bearer goes", () => {
  const table = withRelics(
    {
      table: { phase: "marches" },
      lords: { eric: [0, "blaye"] },
      relics: [borne("grail", "blaye", "eric", 0)],
    },
    ["marching", 0],
  );
  const march = { type: "march", lord: "eric", to: "charolles", companions: [], sergeants: 0, knights: 0 } as const;
  expect(keptBy(table.when(0, march).isPlayed().state, "grail")).toEqual(["charolles", "eric", 0]);
});

it("[F1429-20.7] left with troops a relic stays with them, left alone the first lord who comes has it", () => {
  const murder = (setup: Realm) =>
    withRelics({ families: [{ hand: ["assassination"] }], ...setup })
      .when(0, { type: "assassinate", lord: "henri", author: "eric" })
      .isPlayed().state;
  const lords = { eric: [0, "bourg"], henri: [1, "sigy"] } as const;
  const relics = [borne("grail", "sigy", "henri", 1)];
  const manned = murder({ lords, relics, villages: { sigy: { troops: [[1, 1, 0]] } } });
  expect(keptBy(manned, "grail")).toEqual(["sigy", null, 1]);
  const alone = murder({ lords, relics });
  expect(keptBy(alone, "grail")).toEqual(["sigy", null, null]);
  const visited = murder({ lords: { ...lords, othon: [2, "sigy", { road: "st-paul" }] }, relics });
  expect(keptBy(visited, "grail")).toEqual(["sigy", "othon", 2]);
});

it("[F1429-20.7] the first lord who walks in picks up a relic that lies alone", () => {
  const table = withRelics(
    {
      table: { phase: "marches" },
      lords: { eric: [0, "blaye"] },
      relics: [{ relic: "grail", village: "charolles", lord: null, seat: null, isShrined: false }],
    },
    ["marching", 0],
  );
  const march = { type: "march", lord: "eric", to: "charolles", companions: [], sergeants: 0, knights: 0 } as const;
  expect(keptBy(table.when(0, march).isPlayed().state, "grail")).toEqual(["charolles", "eric", 0]);
});

it("[F1429-20.8] a bearer may hand a relic to any lord in the same village, and sell it", () => {
  const setup = {
    families: [{ ecus: 0 }, { ecus: 4 }],
    lords: { eric: [0, "sigy"], blanche: [1, "sigy", { road: "st-paul" }], henri: [1, "bourg"] },
    relics: [borne("grail", "sigy", "eric", 0)],
  } as const;
  const given = withRelics(setup).when(0, { type: "giveRelic", relic: "grail", lord: "blanche" }).isPlayed();
  expect(keptBy(given.state, "grail")).toEqual(["sigy", "blanche", 1]);
  withRelics(setup).when(0, { type: "giveRelic", relic: "grail", lord: "henri" }).refuses("F1429-20.8");
  const sale = {
    type: "offer",
    to: 1,
    ecus: 0,
    card: "none",
    pledge: "relic:grail",
    askedEcus: 4,
    askedCard: "none",
    askedPledge: "none",
  } as const;
  const sold = withRelics(setup).when(0, sale).isPlayed().when(1, { type: "accept", from: 0 }).isPlayed();
  expect(keptBy(sold.state, "grail")).toEqual(["sigy", "blanche", 1]);
  expect(sold.state.families.map(({ ecus }) => ecus)).toEqual([4, 0, 0]);
});

const graced = (setup: object, relics: readonly Relic[]) =>
  fighting({ options: { hasRelics: true }, ...setup, relics });

it("[F1429-20.13] the book's Grail: three dice of the attacker that show 0, 1 and 3 make two hits", () => {
  const fought = graced(meeting([13, 0], [4, 0]), [borne("grail", "blaye", "arthur", 1)])
    .when(0, attack, scripted(...dice(0, 1, 3), ...dice(0)))
    .facts()
    .find(({ type }) => type === "RoundFought");
  expect(fought).toMatchObject({ attack: { dice: [0, 1, 3], grail: 2, hits: 2 } });
});

it("[F1429-20.13] the Grail does not protect the side that started the battle", () => {
  const fought = graced(meeting([4, 0], [4, 0]), [borne("grail", "blaye", "beaudoin", 0)])
    .when(0, attack, scripted(...dice(1), ...dice(2)))
    .facts()
    .find(({ type }) => type === "RoundFought");
  expect(fought).toMatchObject({ defend: { dice: [2], grail: 0, hits: 2 } });
});

it("[F1429-20.16] the book's Lance: two dice that show 1 and 3 make five hits", () => {
  const fought = graced(meeting([4, 1], [9, 0]), [borne("lance", "blaye", "beaudoin", 0)])
    .when(0, attack, scripted(...dice(1, 3), ...dice(0, 0)))
    .facts()
    .find(({ type }) => type === "RoundFought");
  expect(fought).toMatchObject({ attack: { dice: [1, 3], lance: 1, hits: 5 } });
});

it("[F1429-20.16] the Lance adds nothing without a die", () => {
  const table = graced({ ...meeting([4, 0], [2, 0], {}, "castle"), families: [{ hand: ["secret-passage"] }] }, [
    borne("lance", "blaye", "beaudoin", 0),
  ]);
  table
    .when(0, attack)
    .isPlayed()
    .when(0, { type: "pass" })
    .followsAmongOthers({ type: "BattleEnded", village: "blaye", victor: null, reason: "walls" });
});

it("[F1429-20.9] the lord of the guard takes a prisoner's relic, and it helps his side", () => {
  const table = graced({ ...meeting([3, 0], [3, 0]), families: [{ hand: ["ambush"] }] }, [
    borne("lance", "blaye", "arthur", 1),
  ]);
  const { state } = table
    .when(0, attack)
    .isPlayed()
    .when(0, { type: "ambush", lord: "arthur" }, scripted(...dice(0), ...dice(0)))
    .isPlayed();
  expect(keptBy(state, "lance")).toEqual(["blaye", "beaudoin", 0]);
});

it("[F1429-20.10] when the last lord of a family falls in battle, a lord of the same side has the relic", () => {
  const table = graced(
    {
      lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"], othon: [2, "blaye"] },
      villages: {
        blaye: {
          troops: [
            [1, 1, 0],
            [0, 5, 0],
          ],
        },
      },
    },
    [borne("lance", "blaye", "arthur", 1)],
  );
  const joined = table
    .when(0, attack)
    .isPlayed()
    .when(2, { type: "join", side: "defend" }, scripted(...dice(2), ...dice(0)))
    .isPlayed();
  // One hit fells the sergeant, the other a lord of the side: its leader says which.
  const { state } = joined.when(1, { type: "sacrifice", lords: ["arthur"] }).isPlayed();
  expect(keptBy(state, "lance")).toEqual(["blaye", "othon", 2]);
});

it("[F1429-20.11] the Eyes of St Roseline move bad weather, or end it where it meets another", () => {
  const table = withRelics(
    {
      lords: { eric: [0, "sigy"] },
      sees: { 1: { calamities: ["bad-weather"] }, 3: { calamities: ["bad-weather"] } },
      relics: [borne("roseline", "sigy", "eric", 0)],
    },
    ["praying", 0],
  );
  table.asks("praying", 0);
  const weather = (state: { readonly sees: readonly { readonly calamities: readonly string[] }[] }) =>
    state.sees.map(({ calamities }) => calamities.length);
  const [moved, met, stayed] = [5, 3, 6].map((rolled) =>
    table.when(0, { type: "pray", bishopric: 1 }, scripted(rolled - 1)).isPlayed(),
  );
  expect(weather(moved?.state ?? table.state)).toEqual([0, 0, 1, 0, 1]);
  expect(weather(met?.state ?? table.state)).toEqual([0, 0, 1, 0, 0]);
  expect(weather(stayed?.state ?? table.state)).toEqual([1, 0, 1, 0, 0]);
  // Each storm is tried once, wherever it has gone.
  moved?.when(0, { type: "pray", bishopric: 5 }).refuses("F1429-20.11");
  moved?.when(0, { type: "pray", bishopric: 3 }, scripted(0)).isPlayed();
});

it("[F1429-20.14] the Bone of St Radegonde ends a famine on 4 to 6", () => {
  const table = withRelics(
    {
      lords: { eric: [0, "sigy"] },
      sees: { 2: { calamities: ["famine"] } },
      relics: [borne("radegonde", "sigy", "eric", 0)],
    },
    ["praying", 0],
  );
  const famines = [3, 4].map(
    (rolled) =>
      table.when(0, { type: "pray", bishopric: 2 }, scripted(rolled - 1)).isPlayed().state.sees[1]?.calamities.length,
  );
  expect(famines).toEqual([1, 0]);
});

const graveside = (relics: readonly Relic[], more: Realm = {}) =>
  withRelics({
    families: [{ hand: ["assassination"] }],
    lords: {
      eric: [0, "bourg"],
      henri: [1, "sigy", { fiefs: ["sigy"], crowns: ["king"], spouse: "blanche" }],
      blanche: [2, "blaye", { spouse: "henri", crowns: ["queen"] }],
    },
    relics,
    ...more,
  })
    .when(0, { type: "assassinate", lord: "henri", author: "eric" })
    .isPlayed();

it("[F1429-20.12] the Tooth of St Géronce revives a lord who has just died, with all titles, and is lost", () => {
  const dead = graveside([borne("geronce", "blaye", "blanche", 2)]);
  dead.asks("miracle", 2);
  const { state } = dead.when(2, { type: "revive" }).isPlayed();
  expect(findLord(state, "henri")).toMatchObject({
    seat: 1,
    village: "sigy",
    fiefs: ["sigy"],
    crowns: ["king"],
    spouse: "blanche",
  });
  expect(state.relics).toEqual([]);
  expect([state.estates, state.fallen, state.cards.characterDiscards]).toEqual([[], [], []]);
  expect(fief1429.view(state, 0).families[2]?.ally).toBe(1);
});

it("[F1429-20.12] he is buried as always without the miracle", () => {
  const { state } = graveside([borne("geronce", "blaye", "blanche", 2)])
    .when(2, { type: "pass" })
    .isPlayed();
  expect(findLord(state, "henri")).toBeUndefined();
  expect(keptBy(state, "geronce")).toEqual(["blaye", "blanche", 2]);
  expect(findLord(state, "blanche")).toMatchObject({ spouse: null, fiefs: ["sigy"] });
  expect(state.fallen).toEqual([]);
});

it("[F1429-20.12] a bearer who dies himself can be raised by the lord who takes the relic up", () => {
  const lords = { eric: [0, "bourg"], henri: [1, "sigy"], blanche: [1, "sigy"] } as const;
  graveside([borne("geronce", "sigy", "henri", 1)], { lords }).asks("miracle", 1);
  const alone = { eric: [0, "bourg"], henri: [1, "sigy"] } as const;
  const { state } = graveside([borne("geronce", "sigy", "henri", 1)], { lords: alone });
  expect([findLord(state, "henri"), keptBy(state, "geronce")]).toEqual([undefined, ["sigy", null, null]]);
});

it("[F1429-20.4] nobody is asked about relics without the option", () => {
  const { state } = at({ lords: { eric: [0, "bourg", { bishopric: 4 }] }, begins: "purchases", table: { first: 2 } });
  expect(openTypes(state, 0)).not.toContain("takeRelic");
});
