import { describe, expect, it } from "vitest";
import { positionAfter } from "../../../../core/position.ts";
import { fiefOriginal } from "../../original/ruleset.ts";
import { editions, heldBy, type Realm, turnEndedAt } from "../../testing/realm.fixture.ts";
import { fiefVitale } from "../../vitale/ruleset.ts";
import type { RegionId, VillageId } from "../model/types.ts";

const titled = (...owners: readonly (readonly [RegionId, number])[]) =>
  Object.fromEntries(owners.map(([region, seat]) => [region, { title: { seat, lord: null } }]));
const lords = { jean: [0, "st-medard"], louis: [1, "sigy"] } as const;
const troops = (seat: number, village: VillageId, soldiers: number) => ({ [village]: heldBy(seat, soldiers) });

describe.each(editions)("$id", (ruleset) => {
  const ended = (more: Realm) => {
    const facts = turnEndedAt(ruleset, { lords, ...more }).facts();
    return facts.find((fact) => fact.type === "GameEnded");
  };

  it("[FC-16.1] the first family to have the number of titles agreed wins at the end of the turn", () => {
    expect(ended({ table: { goal: "two" }, regions: titled(["blaye", 1], ["sigy", 1]) })).toMatchObject({
      winners: [1],
      reason: "titles",
    });
    expect(ended({ table: { goal: "three" }, regions: titled(["blaye", 1], ["sigy", 1]) })).toBeUndefined();
    const four = titled(["blaye", 1], ["sigy", 1], ["tournus", 1], ["bourg", 1]);
    expect(ended({ table: { goal: "four" }, regions: four })).toMatchObject({ winners: [1] });
  });

  it("[FC-16.2] after the agreed turns, the most titles win", () => {
    const game = {
      table: { goal: "none", turn: 20 } as const,
      regions: titled(["blaye", 1], ["sigy", 1], ["tournus", 0]),
    };
    expect(ended(game)).toMatchObject({
      reason: "turns",
      ranking: [
        { seat: 1, rank: 1, score: 2 },
        { seat: 0, rank: 2, score: 1 },
        { seat: 2, rank: 3, score: 0 },
      ],
      decidedBy: null,
    });
    expect(ended({ ...game, table: { goal: "none", turn: 19 } })).toBeUndefined();
  });

  it("[FC-16.5] an earlier last turn that the players agree on ends the game, and changes nothing else", () => {
    const { state } = turnEndedAt(ruleset, { lords, table: { goal: "none", turn: 3 } }).isPlayed();
    expect(ruleset.turnLimit?.of(state)).toEqual({ turn: 4, last: 20 });
    const lowered = positionAfter(ruleset, ruleset.turnLimit?.lowered(state, 5) ?? [], state);
    expect(ruleset.turnLimit?.of(lowered)).toEqual({ turn: 4, last: 5 });
    expect(ruleset.view(lowered, 0)).toEqual({
      ...ruleset.view(state, 0),
      options: { ...ruleset.view(state, 0).options, turns: 5 },
    });
    expect(ended({ table: { goal: "none", turn: 5, turns: 5 } })).toMatchObject({ reason: "turns" });
  });

  const tied = (families: Realm["families"], soldiers: number) => ({
    table: { turn: 20 },
    regions: titled(["blaye", 0], ["sigy", 1]),
    families: families ?? [],
    villages: { ...troops(0, "bourg", 5), ...troops(1, "tournus", soldiers) },
  });

  it("[FC-16.3] ties are broken by soldiers on the map, then by écus", () => {
    expect(ended(tied([], 6))).toMatchObject({ winners: [1], decidedBy: "soldiers" });
    expect(ended(tied([{ ecus: 300 }, { ecus: 200 }], 5))).toMatchObject({ winners: [0], decidedBy: "ecus" });
  });

  it("[FC-16.4] families that are still tied win together", () => {
    expect(ended(tied([{ ecus: 300 }, { ecus: 300 }], 5))).toMatchObject({ winners: [0, 1], decidedBy: null });
  });
});

it("[FC-16.1] the crown counts as a title in the adaptation, not in the original", () => {
  const crowned = {
    lords: { ...lords, eric: [1, "bourg", { isKing: true }] },
    regions: titled(["blaye", 1], ["sigy", 1]),
    table: { goal: "three" },
  } as const;
  turnEndedAt(fiefVitale, crowned).isPlayed().isOver();
  turnEndedAt(fiefOriginal, crowned).isPlayed().asks("playing", 2);
});
