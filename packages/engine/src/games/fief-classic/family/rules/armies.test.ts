import { describe, expect, it } from "vitest";
import { attack, battlesOf, before, landsOf } from "../../testing/battle.fixture.ts";
import { dice, editions } from "../../testing/realm.fixture.ts";
import type { Fact } from "../model/types.ts";

describe.each(editions)("$id", (ruleset) => {
  const table = battlesOf(ruleset);

  const rivals = before(2, attack(3), [2, "villeneuve", 3, "attack"]);

  it("[FC-12.1] attackers who name the same family fight together, and it goes in", () => {
    const asked = table(landsOf(rivals)).isPlayed();
    asked.asks("pacts", 0, 2);
    const { state } = asked
      .when(0, { type: "ally", occupant: 2, bearer: "all" })
      .isPlayed()
      .when(2, { type: "ally", occupant: 2, bearer: "all" }, dice(6, 1))
      .followsAmongOthers({
        type: "BattleBegan",
        village: "charolles",
        kind: "assault",
        attackers: [2, 0],
        defenders: [1],
        isWalled: false,
      });
    expect(state.places[3]).toMatchObject({ holder: 2, soldiers: 3 });
  });

  it("[FC-12.2] attackers who are not allied fight one another first, then the survivor the defence", () => {
    const facts = table(landsOf({ ...rivals, hasCastle: true }))
      .isPlayed()
      .when(0, { type: "pass" })
      .isPlayed()
      .when(2, { type: "ally", occupant: 2, bearer: "all" }, dice(6, 2, 6, 1))
      .facts();
    const begun = facts.flatMap((fact) =>
      fact.type === "BattleBegan" ? [[fact.kind, fact.attackers, fact.defenders, fact.isWalled]] : [],
    );
    expect(begun).toEqual([
      ["rivalry", [0], [2], false],
      ["assault", [0], [1], true],
    ]);
  });

  const alliedWith = (bearers: readonly [0 | 2 | "all", 0 | 2 | "all"], ...pips: readonly number[]) =>
    table(landsOf(before(6, attack(3), [2, "villeneuve", 3, "attack"])))
      .isPlayed()
      .when(0, { type: "ally", occupant: 2, bearer: bearers[0] })
      .isPlayed()
      .when(2, { type: "ally", occupant: 2, bearer: bearers[1] }, dice(...pips))
      .facts();
  const allied = (...pips: readonly number[]) => alliedWith(["all", "all"], ...pips);
  const lossesIn = (facts: readonly Fact[], round: number) => {
    const at = facts.findIndex((fact) => fact.type === "RoundFought" && fact.round === round);
    const next = facts.findIndex((fact) => fact.type === "RoundFought" && fact.round === round + 1);
    return facts
      .slice(at, next < 0 ? undefined : next)
      .flatMap((fact) => (fact.type === "SoldiersLost" && fact.seat !== 1 ? [[fact.seat, fact.soldiers]] : []));
  };

  it("[FC-12.3] allies share their losses equally", () =>
    expect(lossesIn(allied(6, 4, 6, 1), 1)).toEqual([
      [2, 1],
      [0, 1],
    ]));

  it("[FC-12.4] a loss that cannot be shared falls on the family that is to hold the village", () =>
    expect(lossesIn(allied(6, 6, 6, 1), 1)).toEqual([
      [2, 2],
      [0, 1],
    ]));

  it("[FC-12.10] the family that all of them named takes the losses first", () => {
    expect(lossesIn(alliedWith([0, 0], 6, 6, 6, 1), 1)).toEqual([[0, 3]]);
    expect(lossesIn(alliedWith([0, 2], 6, 4, 6, 1), 1)).toEqual([
      [2, 1],
      [0, 1],
    ]);
  });

  it("[FC-12.12] allies who name no family to hold the village fight one another", () => {
    const alliance = { alliances: [{ seat: 0, to: 2, until: 3 }] };
    const sides = (occupants: readonly [0 | 2, 0 | 2]) =>
      table({ ...landsOf(rivals), more: alliance })
        .isPlayed()
        .when(0, { type: "ally", occupant: occupants[0], bearer: "all" })
        .isPlayed()
        .when(2, { type: "ally", occupant: occupants[1], bearer: "all" }, dice(6, 6, 6, 6, 6, 6))
        .facts()
        .flatMap((fact) => (fact.type === "BattleBegan" ? [fact.kind] : []));
    expect(sides([2, 0])[0]).toBe("rivalry");
    expect(sides([0, 2])[0]).toBe("rivalry");
    expect(sides([0, 0])[0]).toBe("assault");
  });

  const relieved = { ...before(2, attack(6), [2, "villeneuve", 2, "relief"]), hasCastle: true };

  it("[FC-12.5] defenders who are joined from outside fight in the open", () => {
    const asked = table(landsOf(relieved)).isPlayed();
    asked.asks("pacts", 1, 2);
    const alone = asked.when(1, { type: "pass" }).isPlayed();
    alone.when(2, { type: "pass" }, dice(6, 6, 2, 6)).followsAmongOthers({
      type: "BattleBegan",
      village: "charolles",
      kind: "assault",
      attackers: [0],
      defenders: [1, 2],
      isWalled: false,
    });
  });

  const visited = before(2, attack(5), [2, "villeneuve", 2, "guest"]);

  it("[FC-12.6] a guest stands aside or fights with the defence, an ally of the attackers stands aside", () => {
    const asked = table(landsOf(visited)).isPlayed();
    asked.asks("guests", 2);
    const offered = asked.when(2, { type: "join", side: "defend" }).isPlayed();
    offered.asks("consent", 1);
    const joined = offered.when(1, { type: "answer", answer: "yes" }).isPlayed().when(1, { type: "pass" }).isPlayed();
    joined.when(2, { type: "pass" }, dice(6, 6, 2, 6)).followsAmongOthers({
      type: "BattleBegan",
      village: "charolles",
      kind: "assault",
      attackers: [0],
      defenders: [1, 2],
      isWalled: false,
    });
    const alone = offered.when(1, { type: "answer", answer: "no" }, dice(6, 1)).facts();
    expect(alone).toContainEqual(expect.objectContaining({ type: "BattleBegan", defenders: [1] }));
    const friends = table({ ...landsOf(visited), more: { alliances: [{ seat: 0, to: 2, until: 3 }] } }).isPlayed();
    friends.when(2, { type: "join", side: "defend" }).refuses("FC-13.7");
  });

  const helped = (inside: number, ...pips: readonly number[]) =>
    table(landsOf(before(inside, attack(1), [2, "villeneuve", 2, "relief"])))
      .isPlayed()
      .when(1, { type: "pass" })
      .isPlayed()
      .when(2, { type: "pass" }, dice(...pips))
      .isPlayed();

  it("[FC-12.7] the village stays with its owner, or goes to those who came to help if the owner has no pawns left", () => {
    expect(helped(3, 2, 2).state.places[3]).toMatchObject({ holder: 1, stances: [{ seat: 2, stance: "guest" }] });
    expect(helped(1, 2, 2).state.places[3]).toMatchObject({ holder: 2, soldiers: 2 });
  });

  it("[FC-12.11] defenders may agree that another holds the village, and change places", () => {
    const agreed = (occupant: 1 | 2) =>
      table(landsOf(before(3, attack(1), [2, "villeneuve", 2, "relief"])))
        .isPlayed()
        .when(1, { type: "ally", occupant, bearer: "all" })
        .isPlayed()
        .when(2, { type: "ally", occupant: 2, bearer: "all" }, dice(2, 2))
        .isPlayed().state.places[3];
    expect(agreed(2)).toMatchObject({
      holder: 2,
      soldiers: 2,
      gates: [{ seat: 1, soldiers: 2 }],
      stances: [{ seat: 1, stance: "guest" }],
    });
    expect(agreed(1)).toMatchObject({ holder: 1, soldiers: 2 });
  });

  it("[FC-12.8] if rivals eliminate one another, the defenders keep the village", () => {
    const { state } = table(landsOf(before(2, attack(1), [2, "villeneuve", 1, "attack"])))
      .isPlayed()
      .when(0, { type: "pass" })
      .isPlayed()
      .when(2, { type: "pass" }, dice(2, 2))
      .isPlayed();
    expect(state.places[3]).toMatchObject({ holder: 1, soldiers: 2, stances: [] });
  });

  it("[FC-12.9] a guest who stood aside stays a guest of the new holder of the village", () => {
    const { state } = table(landsOf(visited)).isPlayed().when(2, { type: "join", side: "none" }, dice(6, 1)).isPlayed();
    expect(state.places[3]).toMatchObject({ holder: 0, stances: [{ seat: 2, stance: "guest" }] });
  });
});
