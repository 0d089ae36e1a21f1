import { describe, expect, it } from "vitest";
import { at, atOriginal, atVitale, editions, heldBy, openTypes, type Realm } from "../../../testing/realm.fixture.ts";
import type { VillageId } from "../../model/types.ts";

const go = (to: VillageId, soldiers = 0, lord: "jean" | "louis" = "jean") =>
  ({ type: "march", lord, to, soldiers }) as const;
/** Jean stands in Blaye with five soldiers. */
const home = { villages: { blaye: heldBy(0, 5) }, lords: { jean: [0, "blaye"] } } as const;

describe.each(editions)("$id", (ruleset) => {
  const table = (setup: Realm) => at(ruleset, { ...setup, until: ["marching", 0] });

  it("[FC-9.1] a lord makes two steps a turn, along roads", () => {
    const twice = table(home).when(0, go("charolles")).isPlayed().when(0, go("villeneuve")).isPlayed();
    twice.when(0, go("bourg")).refuses("FC-9.1");
    table(home).when(0, go("sigy")).refuses("FC-9.1");
  });

  it("[FC-9.2] soldiers go with a lord, and he may leave them anywhere", () => {
    const { state } = table(home).when(0, go("charolles", 4)).isPlayed().when(0, go("villeneuve", 3)).isPlayed();
    expect([2, 3, 15].map((index) => state.places[index]?.soldiers)).toEqual([1, 1, 3]);
    table(home).when(0, go("charolles", 6)).refuses("FC-9.1");
  });

  it("[FC-9.3] a free village belongs to the family that leaves a pawn in it, castle included", () => {
    const setup = { ...home, villages: { ...home.villages, charolles: { hasCastle: true } } };
    const { state } = table(setup).when(0, go("charolles", 2)).isPlayed();
    expect(state.places[3]).toMatchObject({ holder: 0, hasCastle: true, soldiers: 2 });
  });

  it("[FC-9.4] a village that all have left belongs to no one", () => {
    const { state } = table(home).when(0, go("charolles", 5)).isPlayed();
    expect(state.places[2]?.holder).toBeNull();
  });

  it("[FC-9.5] in bad weather, soldiers stay where they are; a lord may leave alone, and others may enter", () => {
    const stormy = { ...home, regions: { blaye: { curses: ["bad-weather"] as const } } };
    table(stormy).when(0, go("charolles", 1)).refuses("FC-9.1");
    table(stormy).when(0, go("charolles")).isPlayed();
    const inland = {
      villages: { villeneuve: heldBy(0, 3) },
      lords: { jean: [0, "villeneuve"] },
      regions: stormy.regions,
    } as const;
    const entered = table(inland).when(0, go("charolles", 3)).isPlayed();
    entered.when(0, go("blaye", 1)).refuses("FC-9.1");
  });

  it("[FC-9.7] an empty village of another's fief is entered like a free one", () => {
    const fief = {
      ...home,
      lords: { ...home.lords, louis: [1, "la-salle"] } as const,
      regions: { blaye: { title: { seat: 1, lord: "louis" as const } } },
    };
    const { state } = table(fief).when(0, go("charolles", 1)).isPlayed();
    expect(state.places[3]?.holder).toBe(0);
  });

  const besieged = {
    ...home,
    villages: { blaye: { ...heldBy(0, 5), gates: [[1, "charolles", 3]] as const, stances: { 1: "siege" } as const } },
  };

  it("[FC-9.8] no one leaves a besieged village", () => table(besieged).when(0, go("la-salle")).refuses("FC-9.8"));

  const neighbour = { ...home, villages: { ...home.villages, charolles: { ...heldBy(1, 2), mills: 1 } } };
  const arrived = () => table(neighbour).when(0, go("charolles", 3)).isPlayed();

  it("[FC-10.1] before another family's village, a lord stops on the road he came by", () => {
    const { state } = arrived();
    expect(state.lords[0]).toMatchObject({ village: "charolles", road: "blaye", steps: 1 });
    expect(state.places[3]?.gates).toEqual([{ seat: 0, road: "blaye", soldiers: 3 }]);
    const besieging = arrived().when(0, { type: "declare", village: "charolles", intent: "siege" }).isPlayed();
    besieging.when(0, go("l-epervier")).refuses("FC-10.1");
  });

  it("[FC-10.2] there, his family declares why he came, and may change its mind later", () => {
    const asked = arrived();
    asked.asks("arriving", 0);
    const besieging = asked
      .when(0, { type: "declare", village: "charolles", intent: "siege" })
      .follows({ type: "StanceTaken", seat: 0, village: "charolles", stance: "siege" });
    besieging
      .when(0, { type: "declare", village: "charolles", intent: "attack" })
      .follows({ type: "StanceTaken", seat: 0, village: "charolles", stance: "attack", isSiegeKept: true });
  });

  it("[FC-10.3] attackers fight in the battles phase", () => {
    const attacking = arrived().when(0, { type: "declare", village: "charolles", intent: "attack" }).isPlayed();
    expect(ruleset.view(attacking.state, 2).fronts).toMatchObject([
      { village: "charolles", kind: "assault", isWalled: false },
    ]);
  });

  const asking = () => arrived().when(0, { type: "declare", village: "charolles", intent: "passage" }).isPlayed();

  it("[FC-10.4] the holder answers a request for passage at once", () => {
    asking().asks("consent", 1);
    asking()
      .when(1, { type: "answer", answer: "yes" })
      .followsAmongOthers({ type: "StanceTaken", seat: 0, village: "charolles", stance: "guest" });
  });

  it("[FC-10.5] if passage is refused, there will be a battle, and no one goes back first", () => {
    const refused = asking().when(1, { type: "answer", answer: "no" }).isPlayed();
    refused.when(0, go("blaye", 3)).refuses("FC-10.5");
    refused.when(0, { type: "declare", village: "charolles", intent: "siege" }).refuses("FC-10.2");
    expect(ruleset.view(refused.state, 0).fronts).toHaveLength(1);
    const stormy = {
      ...refused.state,
      regions: refused.state.regions.with(2, { ...refused.state.regions[2], curses: ["bad-weather"] } as never),
    };
    expect(openTypes(ruleset, stormy, 0)).toContain("march");
  });

  it("[FC-10.5] a family that refused passage cannot march off before the battle either, except in bad weather", () => {
    const setup = {
      villages: {
        blaye: { ...heldBy(0, 5), gates: [[1, "charolles", 3]] as const, stances: { 1: "refused" } as const },
      },
      lords: { jean: [0, "blaye"] } as const,
    };
    table(setup).when(0, go("la-salle", 5)).refuses("FC-10.5");
    table(setup).when(0, go("la-salle")).refuses("FC-10.5");
    table({ ...setup, regions: { blaye: { curses: ["bad-weather"] } } })
      .when(0, go("la-salle"))
      .isPlayed();
  });

  const guest = (steps: number) => ({
    villages: { charolles: { ...heldBy(1, 2), gates: [[0, "blaye", 3]] as const, stances: { 0: "guest" } as const } },
    lords: { jean: [0, "charolles", { road: "blaye", steps }] } as const,
  });

  it("[FC-10.6] if it is granted he goes on in the next turn, by any road", () => {
    const { state } = table(guest(0)).when(0, go("villeneuve", 3)).isPlayed();
    expect(state.places[15]).toMatchObject({ holder: 0, soldiers: 3 });
    expect(state.places[3]?.gates).toEqual([]);
    table(guest(1)).when(0, go("villeneuve", 3)).refuses("FC-10.6");
  });

  it("[FC-10.7] a siege harms no mill, and ends when the besiegers go", () => {
    const besieging = arrived().when(0, { type: "declare", village: "charolles", intent: "siege" }).isPlayed();
    const { state } = besieging.when(0, go("blaye", 3)).isPlayed();
    expect(state.places[3]).toMatchObject({ mills: 1, stances: [], gates: [] });
  });

  it("[FC-10.8] a village that another besieges may not be attacked", () => {
    const charolles = { ...heldBy(1, 2), gates: [[2, "villeneuve", 4]] as const, stances: { 2: "siege" } as const };
    const third = table({ ...home, villages: { ...home.villages, charolles } })
      .when(0, go("charolles", 3))
      .isPlayed();
    third.when(0, { type: "declare", village: "charolles", intent: "attack" }).refuses("FC-10.8");
    third.when(0, { type: "declare", village: "charolles", intent: "siege" }).isPlayed();
  });

  const siege = {
    ...heldBy(1, 2),
    gates: [
      [0, "blaye", 3],
      [2, "villeneuve", 4],
    ] as const,
    stances: { 2: "siege" } as const,
  };

  it("[FC-10.15] a besieger who decides to attack still shuts in those inside", () => {
    const setup = {
      villages: { charolles: { ...siege, gates: [[0, "blaye", 3]] as const, stances: { 0: "siege" } as const } },
      lords: { jean: [0, "charolles", { road: "blaye" }], louis: [1, "charolles"] } as const,
    };
    const attacking = at(ruleset, { ...setup, until: ["marching", 0] })
      .when(0, { type: "declare", village: "charolles", intent: "attack" })
      .follows({ type: "StanceTaken", seat: 0, village: "charolles", stance: "attack", isSiegeKept: true });
    const next = attacking.when(0, { type: "pass" }).isPlayed();
    next.when(1, go("villeneuve", 0, "louis")).refuses("FC-9.8");
    expect(ruleset.view(next.state, 1).villages[3]?.isBesieged).toBe(true);
    const lifted = attacking.when(0, { type: "declare", village: "charolles", intent: "passage" }).isPlayed();
    const guests = lifted.when(1, { type: "answer", answer: "yes" }).isPlayed();
    expect(ruleset.view(guests.state, 1).villages[3]?.isBesieged).toBe(false);
  });

  it("[FC-10.16] before a village that another besieges, the besiegers alone may be attacked", () => {
    const charolles = { ...siege, stances: { 0: "guest", 2: "siege" } as const };
    const setup = { villages: { charolles }, lords: { jean: [0, "charolles", { road: "blaye" }] } as const };
    const { state } = table(setup)
      .when(0, { type: "declare", village: "charolles", intent: "challenge" })
      .follows({ type: "StanceTaken", seat: 0, village: "charolles", stance: "challenge" });
    expect(ruleset.view(state, 0).fronts).toMatchObject([
      { kind: "challenge", isWalled: false, attack: { seats: [0] }, defend: { seats: [2] } },
    ]);
    table({ ...setup, more: { alliances: [{ seat: 0, to: 2, until: 3 }] } })
      .when(0, { type: "declare", village: "charolles", intent: "challenge" })
      .refuses("FC-10.2");
  });

  it("[FC-10.9] a lord may go back from the gate by the road he came", () => {
    const { state } = table(guest(1)).when(0, go("blaye", 3)).isPlayed();
    expect(state.places[2]).toMatchObject({ holder: 0, soldiers: 3 });
  });

  it("[FC-10.10] before his own besieged village, a lord stops to relieve it", () => {
    const setup = { ...besieged, lords: { jean: [0, "la-salle"] } as const };
    const { state } = table(setup)
      .when(0, go("blaye"))
      .followsAmongOthers({ type: "StanceTaken", seat: 0, village: "blaye", stance: "relief" });
    expect(ruleset.view(state, 0).fronts).toMatchObject([{ village: "blaye", kind: "relief", isWalled: false }]);
  });

  it("[FC-10.11] the besieged may make a sortie, led by a lord who is not a bishop", () => {
    const { state } = table(besieged)
      .when(0, { type: "sally", village: "blaye" })
      .follows({ type: "SallyDeclared", seat: 0, village: "blaye" });
    expect(ruleset.view(state, 0).fronts).toMatchObject([
      { kind: "sally", attack: { seats: [0], pawns: 6 }, defend: { pawns: 3 } },
    ]);
    const led = { ...besieged, lords: { jean: [0, "blaye", { see: "sigy" }] } as const };
    table(led).when(0, { type: "sally", village: "blaye" }).refuses("FC-10.11");
  });

  it("[FC-10.14] a guest helps with the holder's consent, an ally without asking", () => {
    const help = { type: "declare", village: "charolles", intent: "relief" } as const;
    const charolles = {
      ...heldBy(1, 2),
      gates: [
        [0, "blaye", 3],
        [2, "villeneuve", 4],
      ] as const,
      stances: { 0: "guest", 2: "siege" } as const,
    };
    const setup = { villages: { charolles }, lords: { jean: [0, "charolles", { road: "blaye" }] } as const };
    const asked = table(setup).when(0, help).isPlayed();
    asked.asks("consent", 1);
    const relief = { type: "StanceTaken", seat: 0, village: "charolles", stance: "relief" } as const;
    asked.when(1, { type: "answer", answer: "yes" }).followsAmongOthers(relief);
    const declined = asked.when(1, { type: "answer", answer: "no" }).isPlayed();
    expect(declined.state.places[3]?.stances).toEqual([
      { seat: 0, stance: "guest" },
      { seat: 2, stance: "siege" },
    ]);
    // FC-13.13
    declined.when(0, help).refuses("FC-13.13");
    table({ ...setup, more: { alliances: [{ seat: 1, to: 0, until: 3 }] } })
      .when(0, help)
      .followsAmongOthers(relief);
    const stranger = { ...charolles, stances: { 0: "siege", 2: "siege" } as const };
    table({ ...setup, villages: { charolles: stranger } })
      .when(0, help)
      .refuses("FC-10.2");
  });

  it("[FC-10.12] before the village of a friend he is a guest at once", () => {
    for (const more of [{ passages: [{ seat: 1, to: 0, until: 3 }] }, { alliances: [{ seat: 0, to: 1, until: 3 }] }]) {
      table({ ...neighbour, more })
        .when(0, go("charolles", 3))
        .followsAmongOthers({ type: "StanceTaken", seat: 0, village: "charolles", stance: "guest" })
        .asks("marching", 0);
    }
  });

  it("[FC-10.13] a family that stands before a village that is now empty may enter it", () => {
    const setup = {
      ...guest(1),
      villages: { charolles: { gates: [[0, "blaye", 3]] as const, stances: { 0: "siege" } as const } },
    };
    const { state } = table(setup).when(0, go("charolles", 3)).isPlayed();
    expect(state.places[3]).toMatchObject({ holder: 0, soldiers: 3, stances: [] });
    const others = { ...setup, lords: { jean: [0, "l-epervier"] } as const };
    table(others).when(0, go("charolles")).followsAmongOthers({ type: "Entered", seat: 0, village: "charolles" });
  });
});

it("[FC-6.6] no soldiers march with a bishop in the original, two in the adaptation", () => {
  const setup = { ...home, lords: { jean: [0, "blaye", { see: "sigy" }] }, until: ["marching", 0] } as const;
  atOriginal(setup).when(0, go("charolles", 1)).refuses("FC-9.1");
  atOriginal(setup).when(0, go("charolles")).isPlayed();
  atVitale(setup).when(0, go("charolles", 3)).refuses("FC-9.1");
  atVitale(setup).when(0, go("charolles", 2)).isPlayed();
});
