import { expect, it } from "vitest";
import { type campOf, diceFor, knightsToFall } from "../../model/camps.ts";
import { controllerOf } from "../../model/control.ts";
import { lordOf, troopsAt } from "../../model/state.ts";
import { fief1429 } from "../../ruleset.ts";
import { attack, fight, fighting, meeting } from "../../testing/battle.fixture.ts";
import { at, dice, scripted } from "../../testing/realm.fixture.ts";
import { dieFaces } from "./volley.ts";

it("[F1429-1.7] a battle die shows 0, 1, 1, 2, 2 and 3", () => {
  expect(dieFaces).toEqual([0, 1, 1, 2, 2, 3]);
});

it("[F1429-13.1] battles are declared in the family's own phase, and none is compulsory", () => {
  const table = fighting(meeting([1, 0], [1, 0]));
  table.asks("battles", 0);
  table.when(1, { type: "attack", village: "blaye", target: 0 }).refuses("F1429-13.2");
  table.when(0, { type: "pass" }).isPlayed();
});

it("[F1429-13.2] troops without a lord and lords without troops cannot attack", () => {
  const { lords, villages } = meeting([1, 0], [1, 0]);
  // Seat 0 can attack elsewhere, so it is asked.
  const elsewhere = {
    sigy: {
      troops: [
        [1, 1, 0],
        [0, 1, 0],
      ],
    },
  } as const;
  fighting({
    lords: { arthur: lords.arthur, charles: [0, "sigy"] },
    villages: { ...villages, ...elsewhere },
  })
    .when(0, attack)
    .refuses("F1429-13.2");
  fighting({ lords: { ...lords, charles: [0, "sigy"] }, villages: { blaye: { troops: [[1, 1, 0]] }, ...elsewhere } })
    .when(0, attack)
    .refuses("F1429-13.2");
});

it("[F1429-13.3] a family declares one battle against the same family in the same village", () => {
  const after = fighting(meeting([9, 0], [9, 0]))
    .when(0, attack, scripted(0, 0, 0, 0))
    .isPlayed()
    .when(0, { type: "resolve", stance: "truce" })
    .isPlayed()
    .when(1, { type: "resolve", stance: "truce" })
    .isPlayed();
  after.when(0, attack).refuses("F1429-13.3");
});

it("[F1429-13.4] other families with a lord there choose a side before the battle", () => {
  const setup = meeting([1, 0], [3, 0]);
  const table = fighting({
    lords: { ...setup.lords, othon: [2, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 3, 0],
          [0, 1, 0],
          [2, 6, 0],
        ],
      },
    },
  });
  const asked = table.when(0, attack).isPlayed();
  asked.asks("alliances", 2);
  asked.when(2, { type: "join", side: "attack" }, scripted(0, 0, 0, 0)).followsAmongOthers({
    type: "RoundFought",
    village: "blaye",
    round: 1,
    attack: { points: 9, dice: [0, 0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
    defend: { points: 4, dice: [0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
  });
});

it("[F1429-13.5] a woman counts a point only with a title or as d'Arc", () => {
  const points = (more: object) => {
    const { state } = fighting({
      ...meeting([1, 1], [1, 0]),
      lords: { mireille: [0, "blaye", more], arthur: [1, "blaye"] },
    });
    return fight1429(state);
  };
  expect([points({}), points({ fiefs: ["sigy"] }), points({ isMaid: true })]).toEqual([4, 5, 5]);
});
const fight1429 = (state: Parameters<typeof campOf>[0]) => {
  const decision = fief1429.decide(state, 0, attack, scripted(0, 0, 0));
  const round = "facts" in decision ? decision.facts.find(({ type }) => type === "RoundFought") : undefined;
  return round?.type === "RoundFought" ? round.attack.points : 0;
};

it("[F1429-13.6] six points roll one die, seven two, thirteen three", () => {
  expect([0, 1, 6, 7, 12, 13, 30].map(diceFor)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

it("[F1429-13.6] d'Arc adds a fourth die", () => {
  const setup = {
    ...meeting([0, 5], [9, 0]),
    lords: { mireille: [0, "blaye", { isMaid: true }], arthur: [1, "blaye"] },
  } as const;
  const facts = fighting(setup)
    .when(0, attack, scripted(0, 0, 0, 0, 0, 0))
    .facts();
  const round = facts.find(({ type }) => type === "RoundFought");
  expect(round?.type === "RoundFought" && round.attack.dice.length).toBe(4);
});

const wallsFelt = (
  building: "castle" | "city",
  engines: readonly { readonly seat: number; readonly shows: 1 | 2; readonly since: number }[],
  throws: number,
) => {
  const facts = fighting(meeting([0, 5], [9, 0], { engines }, building))
    .when(0, attack, scripted(...Array.from({ length: throws }, () => 0)))
    .facts();
  const round = facts.find(({ type }) => type === "RoundFought");
  return round?.type === "RoundFought" ? round.attack.dice.length : 0;
};

it("[F1429-13.7] a castle takes one die, a city two, and engines cancel what they show", () => {
  const engine = (shows: 1 | 2) => [{ seat: 0, shows, since: 1 }];
  expect([
    wallsFelt("castle", [], 4),
    wallsFelt("castle", engine(1), 5),
    wallsFelt("city", [], 3),
    wallsFelt("city", engine(1), 4),
    wallsFelt("city", engine(2), 5),
  ]).toEqual([2, 3, 1, 2, 3]);
});

it("[F1429-13.8] with no die left there is no attack, but a secret passage makes one possible", () => {
  const setup = meeting([2, 1], [3, 0], {}, "castle");
  fighting(setup).when(0, attack).refuses("F1429-13.8");
  // The book's Sabine, with a secret passage.
  const begun = fighting({ ...setup, families: [{ hand: ["secret-passage"] }] })
    .when(0, attack)
    .isPlayed();
  begun.asks("window", 0);
  const under = begun.when(0, { type: "undermine" }, scripted(0, 0));
  under.followsAmongOthers({ type: "WallsUndermined", seat: 0, village: "blaye" });
});

it("[F1429-17.10] with a secret passage, walls do not count against the attacker", () => {
  const begun = fighting({ ...meeting([2, 1], [3, 0], {}, "castle"), families: [{ hand: ["secret-passage"] }] })
    .when(0, attack)
    .isPlayed();
  const facts = begun.when(0, { type: "undermine" }, scripted(0, 0)).facts();
  expect(facts.find(({ type }) => type === "RoundFought")).toMatchObject({ attack: { dice: [0], walls: 0 } });
});

it("[F1429-13.8] walls do not count in a sortie", () => {
  const setup = { ...meeting([0, 1], [3, 1], {}, "castle") };
  const facts = at({ ...setup, table: { phase: "battles" }, until: ["battles", 1] })
    .when(1, { type: "attack", village: "blaye", target: 0 }, scripted(0, 0, 0))
    .facts();
  expect(facts.find(({ type }) => type === "RoundFought")).toMatchObject({
    attack: { points: 7, dice: [0, 0], walls: 0 },
  });
});

it("[F1429-13.9] the book's battle of Franck and Olivier for a castle", () => {
  // 15 points are three dice less one; Olivier has 2 sergeants, 3 knights and no lord: 11 points and two dice.
  const setup = {
    lords: { beaudoin: [0, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 2, 3],
          [0, 2, 4],
        ],
        building: "castle",
      },
    },
  } as const;
  const round = fighting(setup).when(0, attack, scripted(...dice(1, 3), ...dice(3, 2)));
  round.followsAmongOthers(
    {
      type: "RoundFought",
      village: "blaye",
      round: 1,
      attack: { points: 15, dice: [1, 3], walls: 1, bonus: 0, lance: 0, grail: 0, hits: 4 },
      defend: { points: 11, dice: [3, 2], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 5 },
    },
    {
      type: "TroopsLost",
      seat: 0,
      village: "blaye",
      sergeants: 2,
      knights: 1,
      cause: "battle",
      isRiding: false,
      isEntry: false,
    },
    {
      type: "TroopsLost",
      seat: 1,
      village: "blaye",
      sergeants: 1,
      knights: 1,
      cause: "battle",
      isRiding: false,
      isEntry: false,
    },
  );
  // Ten points are two dice, less the castle's; Olivier still throws two.
  const second = round
    .isPlayed()
    .when(0, fight)
    .isPlayed()
    .when(1, fight, scripted(0, 0, 0));
  second.followsAmongOthers({
    type: "RoundFought",
    village: "blaye",
    round: 2,
    attack: { points: 10, dice: [0], walls: 1, bonus: 0, lance: 0, grail: 0, hits: 0 },
    defend: { points: 7, dice: [0, 0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
  });
});

it("[F1429-13.9] losses use up as many hits as possible", () => {
  expect(knightsToFall({ sergeants: 1, knights: 1 }, 2)).toEqual([0]);
  expect(knightsToFall({ sergeants: 1, knights: 1 }, 3)).toEqual([1]);
  expect(knightsToFall({ sergeants: 3, knights: 1 }, 3)).toEqual([0, 1]);
  expect(knightsToFall({ sergeants: 0, knights: 2 }, 5)).toEqual([1]);
});

it("[F1429-13.10] the leader chooses between knights and sergeants if both use up the same hits", () => {
  const round = fighting(meeting([6, 1], [4, 1]))
    .when(0, attack, scripted(...dice(3, 0), ...dice(0, 0)))
    .isPlayed();
  round.asks("losses", 1);
  round.when(1, { type: "lose", knights: 1, first: 1 }).followsAmongOthers({
    type: "TroopsLost",
    seat: 1,
    village: "blaye",
    sergeants: 0,
    knights: 1,
    cause: "battle",
    isRiding: false,
    isEntry: false,
  });
  round.when(1, { type: "lose", knights: 2, first: 1 }).refuses("F1429-13.9");
});

/** The book's Olivier: Gauvain, Blanche without a title, a sergeant and a knight, hit so often. */
const gauvain = (hits: readonly number[]) => {
  const setup = {
    lords: { beaudoin: [0, "blaye"], gauvain: [1, "blaye"], blanche: [1, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 1, 1],
          [0, 1, 2],
        ],
      },
    },
  } as const;
  return fighting(setup)
    .when(0, attack, scripted(...dice(...hits), ...dice(0)))
    .isPlayed();
};

it("[F1429-13.11] the book's Olivier is hit two to six times", () => {
  const left = (hits: readonly number[]) => troopsAt(gauvain(hits).state, "blaye", 1);
  expect(left([2, 0])).toEqual({ sergeants: 0, knights: 1 });
  expect(left([3, 0])).toEqual({ sergeants: 1, knights: 0 });
  expect(left([2, 2])).toEqual({ sergeants: 0, knights: 0 });
  gauvain([2, 2]).asks("captives", 0);
  const five = gauvain([3, 2]);
  five.asks("sacrifice", 1);
  five
    .when(1, { type: "sacrifice", lords: ["blanche"] })
    .isPlayed()
    .asks("captives", 0);
  expect(gauvain([3, 3]).state.lords.map(({ lord }) => lord)).toEqual(["beaudoin"]);
});

it("[F1429-13.12] lords without troops left become prisoners of the other leader", () => {
  const after = gauvain([2, 2]).when(0, { type: "release", lords: [] }).isPlayed().state;
  expect(after.lords.map(({ guard }) => guard)).toEqual([null, 0, 0]);
});

it("[F1429-13.13] a lord without troops, attacked by a lord with troops, is captured without dice, even in a castle", () => {
  const table = fighting({
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"] },
    villages: { blaye: { troops: [[0, 1, 0]], holder: 1, building: "castle" } },
  });
  const taken = table.when(0, attack).isPlayed();
  taken
    .when(0, { type: "release", lords: [] })
    .followsAmongOthers({ type: "LordCaptured", lord: "arthur", seat: 1, by: 0, village: "blaye", cause: "alone" });
});

it("[F1429-13.14] a lord who could be captured may be let go, and stays where he is", () => {
  const after = gauvain([2, 2])
    .when(0, { type: "release", lords: ["gauvain"] })
    .isPlayed().state;
  expect(lordOf(after, "gauvain")).toMatchObject({ guard: null, village: "blaye" });
});

const drawn = (building: "castle" | null = null) =>
  fighting(meeting([9, 0], [9, 0], {}, building))
    .when(0, attack, scripted(...(building ? [0] : [0, 0]), 0, 0))
    .isPlayed();

it("[F1429-13.15] both leaders must agree to stop; against a fortress the attacker may stop alone", () => {
  const open = drawn();
  open.asks("stances", 0, 1);
  open.when(0, { type: "resolve", stance: "stop" }).refuses("F1429-13.15");
  open
    .when(0, { type: "resolve", stance: "truce" })
    .isPlayed()
    .when(1, fight, scripted(0, 0, 0, 0))
    .isPlayed()
    .asks("stances", 0, 1);
  const walled = drawn("castle").when(0, { type: "resolve", stance: "stop" }).isPlayed().when(1, fight);
  walled.followsAmongOthers({ type: "BattleEnded", village: "blaye", victor: null, reason: "stop" });
});

it("[F1429-13.16] a family that surrenders loses all troops there, and its lords become prisoners", () => {
  const given = drawn().when(0, fight).isPlayed().when(1, { type: "resolve", stance: "surrender" }).isPlayed();
  expect(troopsAt(given.state, "blaye", 1)).toEqual({ sergeants: 0, knights: 0 });
  given
    .when(0, { type: "release", lords: [] })
    .followsAmongOthers({ type: "LordCaptured", lord: "arthur", seat: 1, by: 0, village: "blaye", cause: "surrender" });
});

it("[F1429-13.17] a defender's ally who changes sides opens the gates", () => {
  const setup = meeting([9, 0], [9, 0], {}, "castle");
  const table = fighting({
    lords: { ...setup.lords, othon: [2, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 9, 0],
          [0, 9, 0],
          [2, 2, 0],
        ],
        building: "castle",
      },
    },
  });
  const round = table
    .when(0, attack)
    .isPlayed()
    .when(2, { type: "join", side: "defend" }, scripted(0, 0, 0, 0))
    .isPlayed();
  round.asks("stances", 0, 1, 2);
  const over = round
    .when(2, { type: "waver", choice: "cross" })
    .isPlayed()
    .when(0, fight)
    .isPlayed()
    .when(1, fight, scripted(0, 0, 0, 0, 0));
  over.followsAmongOthers({
    type: "RoundFought",
    village: "blaye",
    round: 2,
    attack: { points: 13, dice: [0, 0, 0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
    defend: { points: 10, dice: [0, 0], walls: 0, bonus: 0, lance: 0, grail: 0, hits: 0 },
  });
});

it("[F1429-13.18] three rounds without losses end the battle", () => {
  const again = (table: ReturnType<typeof drawn>) =>
    table
      .when(0, fight)
      .isPlayed()
      .when(1, fight, scripted(0, 0, 0, 0));
  again(again(drawn()).isPlayed()).followsAmongOthers({
    type: "BattleEnded",
    village: "blaye",
    victor: null,
    reason: "no-losses",
  });
});

it("[F1429-13.18] a battle with only lords left ends, and no one is captured", () => {
  fighting(meeting([1, 0], [1, 0]))
    .when(0, attack, scripted(...dice(1), ...dice(1)))
    .followsAmongOthers({ type: "BattleEnded", village: "blaye", victor: null, reason: "lords-only" });
});

it("[F1429-13.19] the attacker controls the village when its controller has been eliminated", () => {
  const won = fighting(meeting([6, 1], [1, 0])).when(0, attack, scripted(...dice(2, 0), ...dice(0)));
  expect(controllerOf(won.isPlayed().state, "blaye")).toBe(0);
});

it("[F1429-13.20] prisoners pass to the victor, and the victor's own are free", () => {
  const setup = meeting([6, 1], [1, 0]);
  const table = fighting({
    ...setup,
    lords: { ...setup.lords, henri: [0, "blaye", { guard: 1 }], othon: [2, "blaye", { guard: 1 }], eric: [0, "sigy"] },
  });
  const { state } = table.when(0, attack, scripted(...dice(2, 0), ...dice(0))).isPlayed();
  expect([lordOf(state, "othon").guard, lordOf(state, "henri").guard]).toEqual([0, null]);
});

it("[F1429-13.21] all units of a family take part, no matter which road they came by", () => {
  const setup = meeting([1, 0], [1, 0]);
  const bands = [
    [1, 1, 0],
    [0, 1, 0, { road: "charolles" }],
    [0, 3, 0, { road: "la-salle" }],
  ] as const;
  const { state } = fighting({ ...setup, villages: { blaye: { troops: bands } } });
  expect(fight1429(state)).toBe(5);
});

it("[F1429-7.3] no battle is fought in bad weather", () => {
  fighting({ ...meeting([1, 0], [1, 0]), sees: { 1: { calamities: ["bad-weather"] } } })
    .when(0, attack)
    .refuses("F1429-7.3");
});

it("[F1429-13.15] the battle records the dice, losses and declarations of each round", () => {
  const begun = fighting(meeting([9, 0], [9, 0]))
    .when(0, attack, scripted(5, 1, 5, 1))
    .isPlayed();
  const { state } = begun.when(0, { type: "resolve", stance: "fight" }).isPlayed();
  const view = fief1429.view(state, "spectator");
  expect(view.battle?.rounds).toEqual([
    {
      attack: expect.objectContaining({ dice: [3, 1], hits: 4 }),
      defend: expect.objectContaining({ dice: [3, 1], hits: 4 }),
      losses: expect.arrayContaining([
        { seat: 0, sergeants: 4, knights: 0 },
        { seat: 1, sergeants: 4, knights: 0 },
      ]),
      fallen: [],
      stances: [{ seat: 0, stance: "fight" }],
    },
  ]);
});

it("[F1429-13.8] no attack is declared if no die is left even with the help of a third family", () => {
  const setup = meeting([3, 0], [5, 0], {}, "castle");
  const third = (sergeants: number) => ({
    lords: { ...setup.lords, othon: [2, "blaye"] } as const,
    villages: {
      blaye: {
        building: "castle",
        troops: [
          [1, 5, 0],
          [0, 3, 0],
          [2, sergeants, 0],
        ],
      },
    } as const,
  });
  fighting(third(1)).when(0, attack).refuses("F1429-13.8");
  fighting(third(2)).when(0, attack).isPlayed().asks("alliances", 2);
});

it("[F1429-13.19] the victor takes the village even if he lets go the lord of its family, with the city and its title", () => {
  const setup = meeting([9, 0], [1, 0], {}, "city");
  const table = fighting({
    lords: { ...setup.lords, arthur: [1, "blaye", { fiefs: ["blaye"] }] },
    fiefs: { blaye: { city: "blaye" } },
    villages: { blaye: { ...setup.villages.blaye, engines: [{ seat: 0, shows: 2, since: 1 }] } },
  });
  const won = table.when(0, attack, scripted(...dice(1, 0), ...dice(0))).isPlayed();
  won.asks("captives", 0);
  const { state } = won.when(0, { type: "release", lords: ["arthur"] }).isPlayed();
  expect([controllerOf(state, "blaye"), lordOf(state, "arthur"), lordOf(state, "beaudoin").fiefs]).toMatchObject([
    0,
    { guard: null, village: "blaye", fiefs: [] },
    ["blaye"],
  ]);
});

/** Seat 2 defends Blaye together with its family, seat 1; the attack deals four hits. */
const sharedLosses = () => {
  const asked = fighting({
    lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"], othon: [2, "blaye"] },
    villages: {
      blaye: {
        troops: [
          [1, 3, 1],
          [2, 3, 1],
          [0, 9, 0],
        ],
      },
    },
  })
    .when(0, attack)
    .isPlayed();
  return asked.when(2, { type: "join", side: "defend" }, scripted(...dice(2, 2), ...dice(0, 0, 0))).isPlayed();
};

it("[F1429-13.10] the leader divides the losses among the families of the side as he likes", () => {
  const table = sharedLosses();
  table.asks("losses", 1);
  const divided = table.when(1, { type: "divide", seat: 2, sergeants: 1, knights: 0 });
  divided.followsAmongOthers({ type: "LossesShared", side: "defend", seat: 2, hits: 1 });
  const rest = divided.isPlayed();
  rest.asks("losses", 1);
  const { state } = rest.when(1, { type: "lose", knights: 0, first: 1 }).isPlayed();
  expect([troopsAt(state, "blaye", 1), troopsAt(state, "blaye", 2)]).toEqual([
    { sergeants: 0, knights: 1 },
    { sergeants: 2, knights: 1 },
  ]);
});

it("[F1429-13.10] a division must use up as many hits as possible", () => {
  const table = sharedLosses();
  // One hit of the four would be lost on the sergeants of the other family.
  table.when(1, { type: "divide", seat: 2, sergeants: 2, knights: 1 }).refuses("F1429-13.10");
  table.when(1, { type: "divide", seat: 2, sergeants: 1, knights: 1 }).isPlayed().asks("stances", 0, 1, 2);
});
