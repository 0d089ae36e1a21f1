import { expect, it } from "vitest";
import { rolls } from "../../../testing/index.ts";
import { familyOf, troopsAt } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { attack, fighting, meeting } from "../testing/battle.fixture.ts";
import { at, dice, openTypes, type Realm, scripted } from "../testing/realm.fixture.ts";

const foggy = { isFoggy: true };
const bandsSeen = (state: Parameters<typeof fief1429.view>[0], audience: 0 | 1 | 2 | "spectator") =>
  fief1429
    .view(state, audience)
    .villages.flatMap(({ village, bands }) =>
      bands.map(({ seat, pawns, sergeants, knights }) => [village, seat, pawns, sergeants, knights]),
    );

it("[F1429-20.1] in the fog, others see how many pawns are there, and the owner sees which", () => {
  const { state } = at({
    options: foggy,
    lords: { eric: [0, "sigy"] },
    villages: { sigy: { troops: [[0, 3, 1]] } },
    begins: "purchases",
    table: { first: 2 },
  });
  expect(bandsSeen(state, 0)).toEqual([["sigy", 0, 4, 3, 1]]);
  expect(bandsSeen(state, 1)).toEqual([["sigy", 0, 4, null, null]]);
  expect(bandsSeen(state, "spectator")).toEqual([["sigy", 0, 4, null, null]]);
  expect(fief1429.view(state, 1).families[0]?.stock).toMatchObject({ sergeants: 10, knights: 7 });
});

it("[F1429-20.1] a march in the fog reveals how many go, not which", () => {
  const { state } = at({
    options: foggy,
    table: { phase: "marches" },
    lords: { beaudoin: [0, "blaye"] },
    villages: { blaye: { troops: [[0, 2, 1]] } },
    begins: "marches",
  });
  const march = { type: "march", lord: "beaudoin", to: "charolles", companions: [], sergeants: 1, knights: 1 } as const;
  const decision = fief1429.decide(state, 0, march, scripted());
  const marched = "facts" in decision ? decision.facts.find(({ type }) => type === "Marched") : undefined;
  if (marched === undefined) throw new Error("nobody marched");
  expect(fief1429.redact(marched, 1)).toMatchObject({ bands: [{ pawns: 2, sergeants: null, knights: null }] });
  expect(fief1429.redact(marched, 0)).toMatchObject({ bands: [{ pawns: 2, sergeants: 1, knights: 1 }] });
});

it("[F1429-20.1] in the fog, the plague asks a family even if it has only one kind", () => {
  const setup = {
    lords: { eric: [0, "sigy"] },
    villages: { sigy: { troops: [[0, 4, 0]] } },
    track: ["plague"],
    until: ["drawing", 2],
  } as const;
  const struck = (options: Realm["options"]) =>
    at({ ...setup, ...(options !== undefined && { options }) })
      .when(2, { type: "pass" }, scripted(...rolls(5, 6)))
      .isPlayed();
  struck(foggy).asks("halving", 0);
  struck({}).asks("playing", 0);
});

it("[F1429-20.2] troops bought in the fog are shown, and are placed when the family has finished buying", () => {
  const table = at({
    options: foggy,
    families: [{ ecus: 9 }],
    lords: { eric: [0, "sigy"], henri: [0, "bourg"] },
    begins: "purchases",
  });
  const bought = table
    .when(0, { type: "recruitKnights", village: "sigy", knights: 2 })
    .isPlayed()
    .when(0, { type: "recruitSergeants", village: "bourg", sergeants: 1 })
    .isPlayed();
  expect(fief1429.view(bought.state, 1).families[0]).toMatchObject({ ecus: 2, muster: { sergeants: 1, knights: 2 } });
  expect(bandsSeen(bought.state, 1)).toEqual([]);
  const placed = bought.when(0, { type: "pass" }).isPlayed();
  expect(troopsAt(placed.state, "sigy", 0)).toEqual({ sergeants: 0, knights: 2 });
  expect(bandsSeen(placed.state, 1)).toEqual([
    ["bourg", 0, 1, null, null],
    ["sigy", 0, 2, null, null],
  ]);
});

it("[F1429-20.2] others do not learn from the order of purchases which troops are in which village", () => {
  const placed = (...villages: readonly ("sigy" | "bourg")[]) => {
    const posts = villages.map((village, at) => ({ village, pawns: 1, sergeants: at === 0 ? 1 : 0, knights: at }));
    return { type: "MusterPlaced", seat: 0, posts } as const;
  };
  const [one, other] = [placed("sigy", "bourg"), placed("bourg", "sigy")];
  for (const audience of [1, "spectator"] as const) {
    expect(fief1429.redact(one, audience)).toEqual(fief1429.redact(other, audience));
  }
  expect(fief1429.redact(one, 0)).toEqual(one);
});

it("[F1429-20.2] others learn what was bought, but not for which village", () => {
  const recruited = {
    type: "Recruited",
    seat: 0,
    village: "sigy",
    sergeants: 0,
    knights: 2,
    ecus: 6,
    isHidden: true,
  } as const;
  expect(fief1429.redact(recruited, 1)).toMatchObject({ village: null, knights: 2, ecus: 6 });
  expect(fief1429.redact(recruited, 0)).toMatchObject({ village: "sigy" });
});

it("[F1429-20.3] shows the troops that have marched apart from those that have not", () => {
  const troops = [
    [1, 2, 0],
    [0, 1, 1],
    [0, 2, 0, { steps: 1 }],
  ] as const;
  const table = fighting({
    ...meeting([0, 0], [0, 0]),
    options: foggy,
    families: [{ hand: ["tax"] }],
    villages: { blaye: { troops } },
  });
  table
    .when(0, attack)
    .followsAmongOthers(
      { type: "TroopsShown", seat: 0, village: "blaye", sergeants: 1, knights: 1 },
      { type: "TroopsShown", seat: 0, village: "blaye", sergeants: 2, knights: 0 },
      { type: "TroopsShown", seat: 1, village: "blaye", sergeants: 2, knights: 0 },
    );
});

it("[F1429-20.3] troops that fight are turned face up, and face down again when the battle is over", () => {
  const table = fighting({ ...meeting([3, 1], [2, 0]), options: foggy, families: [{ hand: ["tax"] }] });
  const met = table
    .when(0, attack)
    .followsAmongOthers(
      { type: "TroopsShown", seat: 0, village: "blaye", sergeants: 3, knights: 1 },
      { type: "TroopsShown", seat: 1, village: "blaye", sergeants: 2, knights: 0 },
    );
  expect(bandsSeen(met.state, 2)).toEqual([
    ["blaye", 1, 2, 2, 0],
    ["blaye", 0, 4, 3, 1],
  ]);
  const won = met.when(0, { type: "pass" }, scripted(...dice(3, 0), ...dice(0))).isPlayed();
  expect(bandsSeen(won.state, 2)).toEqual([["blaye", 0, 4, null, null]]);
});

it("[F1429-20.1] the odds of a battle are shown before it begins, but not against troops in the fog", () => {
  const open = fighting(meeting([3, 1], [2, 0])).state;
  const veiled = fighting({ ...meeting([3, 1], [2, 0]), options: foggy }).state;
  const [odds] = fief1429.view(open, "spectator").skirmishes;
  expect(odds).toMatchObject({ village: "blaye", attacker: 0, defender: 1, attackDice: 2, defenceDice: 1 });
  expect(odds?.prospect?.attackWins).toBeGreaterThan(0.5);
  expect(fief1429.view(veiled, 0).skirmishes).toMatchObject([{ attackDice: 2, defenceDice: null, prospect: null }]);
  expect(fief1429.view(veiled, 2).skirmishes).toMatchObject([{ attackDice: null, prospect: null }]);
});

const hidden = { isMoneyHidden: true };
const purses = at({
  options: hidden,
  families: [{ ecus: 7 }, { ecus: 3 }, { ecus: 5 }],
  until: ["purchases", 2],
});

it("[F1429-20.15] players see only their own purse with hidden money", () => {
  const seen = (audience: 0 | "spectator") => fief1429.view(purses.state, audience).families.map(({ ecus }) => ecus);
  expect(seen(0)).toEqual([7, null, null]);
  expect(seen("spectator")).toEqual([null, null, null]);
});

it("[F1429-20.15] third parties do not learn how much is given, and the giver does not learn what the other has", () => {
  const [given] = purses.when(0, { type: "give", to: 1, ecus: 4 }).facts();
  if (given === undefined) throw new Error("nothing was given");
  expect(fief1429.redact(given, 2)).toMatchObject({ ecus: null, total: null, toTotal: null });
  expect(fief1429.redact(given, 0)).toMatchObject({ ecus: 4, total: 3, toTotal: null });
  expect(fief1429.redact(given, 1)).toMatchObject({ ecus: 4, total: null, toTotal: 7 });
});

it("[F1429-20.15] the goods that may be asked for in an offer do not reveal what the other has", () => {
  const asked = (options: object) =>
    fief1429.choices({ ...purses.state, table: { ...purses.state.table, options: { ...plain(), ...options } } }, 0);
  const richest = (options: object) => {
    const offers = asked(options).flatMap((choice) => (choice.type === "offer" ? [choice.fields] : []));
    return [1, 2].map((to) =>
      Math.max(
        ...offers
          .filter((fields) => "oneOf" in fields.to && fields.to.oneOf.includes(to))
          .flatMap(({ askedEcus }) => ("to" in askedEcus ? [askedEcus.to] : [])),
      ),
    );
  };
  expect(richest({ isMoneyHidden: true })).toEqual([99, 99]);
  expect(richest({ isMoneyHidden: false })).toEqual([3, 5]);
});
const plain = () => purses.state.table.options;

it("[F1429-20.15] a cardinal who cannot pay is still asked about a revolt", () => {
  const raised = (options: object) =>
    at({
      options,
      families: [{ hand: ["revolt"] }, { ecus: 1 }],
      lords: { eric: [1, "bourg", { bishopric: 4, cardinal: "purchase" }] },
      villages: { sigy: { troops: [[2, 2, 0]] } },
      sees: { 5: { calamities: ["famine"] } },
      begins: "purchases",
      table: { first: 2 },
    }).when(0, { type: "revolt", village: "sigy", first: 2 }, scripted(...dice(0)));
  const asked = raised(hidden).isPlayed();
  asked.asks("calming", 1);
  expect(openTypes(asked.state, 1)).not.toContain("calm");
  expect(familyOf(raised({}).isPlayed().state, 1).ecus).toBe(1);
  raised({}).isPlayed().asks("purchases", 2);
});

/** Henri is pope and Charles king; seat 1 holds both prisoner. */
const jailed = (arePrisonersStrict: boolean) =>
  at({
    options: { arePrisonersStrict },
    families: [{ ecus: 0 }, { ecus: 9, hand: ["cardinal"] }, { ecus: 9 }],
    lords: {
      henri: [0, "bourg", { bishopric: 4, crowns: ["pope"], guard: 1 }],
      charles: [0, "bourg", { crowns: ["king"], guard: 1 }],
      othon: [1, "bourg", { bishopric: 5 }],
      eric: [2, "sigy", { spouse: "jeanne" }],
      jeanne: [1, "bourg", { spouse: "eric" }],
    },
    villages: {
      sigy: { building: "castle", troops: [[2, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[2, 1, 0]] },
      marcamps: { troops: [[2, 1, 0]] },
    },
    until: ["purchases", 2],
  });

it("[F1429-5.18] strict prisoners cannot excommunicate, annul or waive, and no one needs their consent", () => {
  const strict = jailed(true);
  expect(openTypes(strict.state, 0)).not.toContain("excommunicate");
  strict.when(2, { type: "askAnnulment", lord: "eric" }).refuses("F1429-5.7");
  strict.when(2, { type: "begTitle", fief: "sigy", lord: "eric", city: "sigy" }).refuses("F1429-5.9");
  strict
    .when(1, { type: "giveHat", lord: "othon" })
    .followsAmongOthers({ type: "HatGiven", seat: 1, lord: "othon", by: "card", ecus: 0 });
});

it("[F1429-5.17] prisoners keep these powers without the option", () => {
  const mild = jailed(false);
  expect(openTypes(mild.state, 0)).toContain("excommunicate");
  mild.when(2, { type: "askAnnulment", lord: "eric" }).isPlayed().asks("consent", 0);
  mild.when(2, { type: "begTitle", fief: "sigy", lord: "eric", city: "sigy" }).isPlayed().asks("consent", 0);
  mild.when(1, { type: "giveHat", lord: "othon" }).isPlayed().asks("consent", 0);
});
