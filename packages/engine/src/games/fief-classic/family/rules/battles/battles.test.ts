import { describe, expect, it } from "vitest";
import { defaultMove } from "../../../../../core/choice.ts";
import { attack, battlesOf, before, landsOf } from "../../../testing/battle.fixture.ts";
import { at, dice, editions } from "../../../testing/realm.fixture.ts";
import type { Fact, FactOf } from "../../model/types.ts";
import { prospectOf } from "./prospect.ts";

describe.each(editions)("$id", (ruleset) => {
  const table = battlesOf(ruleset);
  const roundsOf = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.type === "RoundFought" ? [fact] : []));
  const diceOf = ({ dice: thrown }: FactOf<"RoundFought">["attack"]) => thrown.length;

  it("[FC-11.1] 1 to 6 pawns throw one die, 7 to 12 two, 13 and more three; a lord counts as a soldier", () => {
    const [first] = roundsOf(
      table(
        { ...landsOf(before(6, attack(6))), lords: { jean: [0, "charolles", { road: "blaye" }] } },
        6,
        6,
        1,
        6,
        6,
      ).facts(),
    );
    expect([first?.attack.pawns, first && diceOf(first.attack), first && diceOf(first.defend)]).toEqual([7, 2, 1]);
    const [second] = roundsOf(table(landsOf(before(1, attack(13))), 6, 6, 6, 6).facts());
    expect(second && diceOf(second.attack)).toBe(3);
  });

  it("[FC-11.2] a side loses a pawn for each 2 pips, rounded down", () => {
    const [first] = roundsOf(table(landsOf(before(2, attack(5))), 5, 3).facts());
    expect([first?.attack.losses, first?.defend.losses]).toEqual([2, 1]);
  });

  it("[FC-11.3] behind the walls of a castle it loses one for each 3 pips", () => {
    const walled = { ...before(2, attack(5)), hasCastle: true };
    const [first, second] = roundsOf(table(landsOf(walled), 5, 3, 3, 3).facts());
    expect([first?.attack.losses, first?.defend.losses, second?.attack.losses]).toEqual([1, 1, 1]);
  });

  it("[FC-11.4] they fight until one side is destroyed", () => {
    const facts = table(landsOf(before(2, attack(2))), 1, 1, 2, 2, 4, 1).facts();
    expect(roundsOf(facts)).toHaveLength(3);
    expect(facts).toContainEqual({
      type: "BattleEnded",
      village: "charolles",
      kind: "assault",
      victor: "attack",
      victors: [0],
    });
  });

  it("[FC-11.5] both throw with the pawns that they had at the beginning of the round", () => {
    const [first, second] = roundsOf(table(landsOf(before(7, attack(7))), 6, 6, 6, 6, 6, 6).facts());
    expect([first && diceOf(first.defend), first?.defend.losses, second?.attack.pawns]).toEqual([2, 6, 1]);
  });

  const led = { jean: [1, "charolles"], louis: [1, "charolles"] } as const;

  it("[FC-11.6] a family that has a choice says which of its pawns die", () => {
    const asked = table({ ...landsOf(before(2, attack(3))), lords: led }, 4, 1).isPlayed();
    asked.asks("mourning", 1);
    asked.when(1, { type: "fall", lords: ["jean", "louis", "roland"] }).refuses("FC-11.6");
    const { state } = asked
      .when(1, { type: "fall", lords: ["louis"] }, dice(1, 1, 2, 1))
      .followsAmongOthers(
        { type: "SoldiersLost", seat: 1, village: "charolles", road: null, soldiers: 1, cause: "battle" },
        { type: "LordDied", lord: "louis", seat: 1, village: "charolles", cause: "battle" },
      );
    expect(state.lords.some(({ lord }) => lord === "jean")).toBe(true);
  });

  it("[FC-11.6] a family chooses which of its lords die", () => {
    const asked = table({ ...landsOf(before(1, attack(6))), lords: led }, 4, 1).isPlayed();
    asked.asks("mourning", 1);
    asked.when(1, { type: "fall", lords: [] }).refuses("FC-11.6");
    const [first] = asked
      .when(1, { type: "fall", lords: ["louis"] }, dice(2, 2))
      .facts()
      .slice(1);
    expect(first).toEqual({ type: "LordDied", lord: "louis", seat: 1, village: "charolles", cause: "battle" });
  });

  it("[FC-11.6] without a choice it is not asked", () => {
    table({ ...landsOf(before(1, attack(6))), lords: led }, 6, 1).followsAmongOthers(
      { type: "SoldiersLost", seat: 1, village: "charolles", road: null, soldiers: 1, cause: "battle" },
      { type: "LordDied", lord: "jean", seat: 1, village: "charolles", cause: "battle" },
      { type: "LordDied", lord: "louis", seat: 1, village: "charolles", cause: "battle" },
    );
  });

  it("[FC-11.7] without an answer, soldiers die before lords", () => {
    const asked = table({ ...landsOf(before(2, attack(3))), lords: led }, 4, 1).isPlayed();
    const [silence] = ruleset.choices(asked.state, 1).filter(({ isDefault }) => isDefault);
    expect(silence && defaultMove(silence)).toEqual({ type: "fall", lords: [] });
    const [first, second] = asked.when(1, { type: "fall", lords: [] }, dice(6, 6)).facts();
    expect(first).toMatchObject({ type: "SoldiersLost", seat: 1, soldiers: 2 });
    expect(second?.type).toBe("Settled");
  });

  it("[FC-11.8] if both are destroyed the village is nobody's, or that of its fief's holder", () => {
    const setup = {
      ...landsOf(before(1, attack(1))),
      lords: { roland: [2, "sigy"] } as const,
      regions: { blaye: { title: { seat: 2, lord: "roland" as const } } },
    };
    const { state } = table(setup, 2, 2).isPlayed();
    expect(state.places[3]).toMatchObject({ holder: null, gates: [], stances: [] });
    expect(ruleset.view(state, 0).villages[3]?.holder).toBe(2);
  });

  it("[FC-11.9] a battle for a village destroys its mills and presses, but no castle", () => {
    const built = { ...before(4, attack(1)), mills: 2, presses: 1, hasCastle: true };
    const { state } = table(landsOf(built), 1, 6).followsAmongOthers({
      type: "BuildingsLost",
      village: "charolles",
      mills: 2,
      presses: 1,
      cause: "battle",
    });
    expect(state.places[3]).toMatchObject({ holder: 1, mills: 0, presses: 0, hasCastle: true });
  });

  it("[FC-11.10] attackers who win enter the village", () => {
    const { state } = table(
      { ...landsOf(before(1, attack(3))), lords: { jean: [0, "charolles", { road: "blaye" }] } },
      2,
      1,
    ).isPlayed();
    expect(state.places[3]).toMatchObject({ holder: 0, soldiers: 3, gates: [], stances: [] });
    expect(state.lords[0]?.road).toBeNull();
  });

  it("[FC-11.11] battles are fought in the turn order of those who started them", () => {
    const villages = {
      charolles: { ...before(1, [2, "blaye", 2, "attack"]), holder: 1 },
      sennecy: { holder: 1, soldiers: 1, gates: [[0, "la-salle", 2]] as const, stances: { 0: "attack" as const } },
    };
    const order = (first: number) =>
      table({ villages, table: { first } }, 2, 1, 2, 1)
        .facts()
        .flatMap((fact) => (fact.type === "BattleBegan" ? [fact.village] : []));
    expect([order(0), order(2)]).toEqual([
      ["sennecy", "charolles"],
      ["charolles", "sennecy"],
    ]);
  });

  it("[FC-11.12] no battle is fought in bad weather, and the attackers stay where they are", () => {
    const setup = { ...landsOf(before(1, attack(3))), regions: { blaye: { curses: ["bad-weather"] as const } } };
    const { state } = table(setup).followsAmongOthers({ type: "BattlePrevented", village: "charolles" });
    expect(state.places[3]?.stances).toEqual([{ seat: 0, stance: "attack" }]);
  });

  it("[FC-10.15] a siege outlasts an attack that bad weather prevented", () => {
    const charolles = { ...before(1, attack(3)), stances: undefined };
    const setup = { ...landsOf(charolles), regions: { blaye: { curses: ["bad-weather"] as const } } };
    const kept = { type: "StanceTaken", seat: 0, village: "charolles", stance: "attack", isSiegeKept: true } as const;
    const besieged = ruleset.evolve(at(ruleset, setup).state, kept);
    expect(besieged.places[3]?.stances).toEqual([{ seat: 0, stance: "attack", isSiegeKept: true }]);
    const { state } = table({ ...setup, more: { places: besieged.places } }).followsAmongOthers({
      type: "BattlePrevented",
      village: "charolles",
    });
    expect(ruleset.view(state, 1).villages[3]).toMatchObject({ isBesieged: true });
  });

  it("[FC-10.16] an attacker of the besiegers fights them alone; the village is not touched", () => {
    const charolles = { ...before(1, [0, "blaye", 6, "challenge"], [2, "villeneuve", 1, "siege"]), mills: 1 };
    const { state } = table(landsOf(charolles), 2, 1).followsAmongOthers({
      type: "BattleEnded",
      village: "charolles",
      kind: "challenge",
      victor: "attack",
      victors: [0],
    });
    expect(state.places[3]).toMatchObject({ holder: 1, soldiers: 1, mills: 1, stances: [{ seat: 0 }] });
    expect(ruleset.view(state, 1).villages[3]?.isBesieged).toBe(false);
  });

  const siege = (inside: number, soldiers: number) => ({
    ...before(inside, [0, "blaye", soldiers, "siege"]),
    isSallying: true,
    hasCastle: true,
    mills: 1,
  });

  it("[FC-11.13] those who make a sortie fight in the open, and mills remain; if all die, the besiegers enter", () => {
    const facts = table(landsOf(siege(1, 6)), 1, 2).facts();
    expect(facts).toContainEqual({
      type: "BattleBegan",
      village: "charolles",
      kind: "sally",
      attackers: [1],
      defenders: [0],
      isWalled: false,
    });
    expect(facts).toContainEqual({ type: "Entered", seat: 0, village: "charolles" });
    expect(facts.some(({ type }) => type === "BuildingsLost")).toBe(false);
  });

  it("[FC-11.4] the chances of a battle are exact: one pawn against one in the open", () => {
    const { state } = at(ruleset, { begins: "talks" });
    // Both fall on 2 to 6 (25 of 35 decisive throws), one alone on 5 each.
    const prospect = prospectOf(state, 1, 1, false);
    expect(prospect).toEqual({ attackWins: 0.142857, defenceWins: 0.142857, neither: 0.714286 });
    expect(prospectOf(state, 6, 6, true).defenceWins).toBeGreaterThan(prospectOf(state, 6, 6, false).defenceWins);
  });
});
