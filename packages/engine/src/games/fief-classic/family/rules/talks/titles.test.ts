import { describe, expect, it } from "vitest";
import { seededChance } from "../../../../../core/chance.ts";
import { fiefOriginal } from "../../../original/ruleset.ts";
import {
  at,
  atOriginal,
  atVitale,
  begunAt,
  dice,
  editions,
  heldBy,
  type Realm,
} from "../../../testing/realm.fixture.ts";
import { fiefVitale } from "../../../vitale/ruleset.ts";
import { regionOnMap } from "../../model/atlas.ts";

const allOf = (region: "blaye" | "epervier" | "tournus", seat: number, hasCastle = true) =>
  Object.fromEntries(
    regionOnMap(region).villages.map((village, index) => [
      village,
      { ...heldBy(seat), hasCastle: hasCastle && index === 0 },
    ]),
  );
const held = { hand: ["sun"] as const };

describe.each(editions)("$id", (ruleset) => {
  const table = (setup: Realm) => at(ruleset, { ...setup, families: [{}, {}, held], begins: "talks" });
  const take = (region: "blaye" | "epervier", lord: "jean" | "louis") =>
    ruleset.id === "fief-original"
      ? ({ type: "claim", region, lord } as const)
      : ({ type: "establish", region, lord, capital: regionOnMap(region).villages[0] ?? "blaye" } as const);

  it("[FC-14.1] a region is a fief when a family has a pawn in every village and a lord takes the title", () => {
    const lords = { jean: [0, "bourg"] } as const;
    const whole = table({ villages: allOf("blaye", 0), lords });
    whole.when(0, take("blaye", "jean")).isPlayed();
    expect(ruleset.view(whole.state, 0).regions.map(({ rank }) => rank)).toEqual([
      "duchy",
      "duchy",
      "county",
      "county",
      "barony",
      "barony",
    ]);
    const broken = table({ villages: { ...allOf("blaye", 0), charolles: heldBy(1) }, lords });
    expect(ruleset.choices(broken.state, 0).some(({ type }) => type === "claim" || type === "establish")).toBe(false);
    expect(
      ruleset
        .choices(table({ villages: allOf("blaye", 0) }).state, 0)
        .some(({ type }) => type === "claim" || type === "establish"),
    ).toBe(false);
  });

  it("[FC-14.2] the title is taken in the negotiations, for any lord and at no cost", () => {
    const lords = { jean: [0, "bourg"], louis: [0, "sigy", { see: "sigy" }] } as const;
    const { state } = table({ villages: allOf("blaye", 0), lords })
      .when(0, take("blaye", "louis"))
      .isPlayed();
    expect(state.regions[2]?.title).toEqual({ seat: 0, lord: "louis" });
    expect(state.families[0]?.ecus).toBe(0);
    const marching = at(ruleset, { villages: allOf("blaye", 0), lords, begins: "marches" });
    marching.when(0, take("blaye", "jean")).refuses("FC-14.2");
  });

  it("[FC-14.5] the title of a lord who dies passes to the eldest of his family", () => {
    at(ruleset, {
      families: [{ hand: ["plague", "sun"] }],
      lords: { jean: [1, "sigy"], louis: [1, "blaye"], eric: [1, "blaye"] },
      regions: { bourg: { title: { seat: 1, lord: "louis" }, capital: "bourg" } },
      until: ["playing", 0],
    })
      .when(0, { type: "lay", card: "plague", region: "blaye" }, dice(1, 6))
      .followsAmongOthers(
        { type: "LordDied", lord: "louis", seat: 1, village: "blaye", cause: "plague" },
        { type: "TitleInherited", region: "bourg", seat: 1, lord: "jean" },
      );
  });

  it("[FC-14.6] the empty villages of a fief belong to its holder", () => {
    const { state } = table({
      lords: { jean: [0, "bourg"] },
      regions: { blaye: { title: { seat: 0, lord: "jean" } } },
    });
    expect(ruleset.view(state, 1).villages.filter(({ holder }) => holder === 0)).toHaveLength(5);
  });
});

const fief = { blaye: { title: { seat: 0, lord: "jean" as const }, capital: "blaye" as const } };
/** The negotiations begin. */
const begunIn = (ruleset: (typeof editions)[number], setup: Omit<Realm, "begins">) =>
  begunAt(ruleset, { ...setup, begins: "talks" });

it("[FC-14.4] a title of the original is lost when another holds one of the villages, or no lord is left", () => {
  const lords = { jean: [0, "bourg"], henry: [2, "st-paul"] } as const;
  begunIn(fiefOriginal, { lords, regions: fief, villages: { charolles: heldBy(1) } }).followsAmongOthers({
    type: "TitleLost",
    region: "blaye",
    seat: 0,
    to: "bank",
    cause: "village",
  });
  const bereft = atOriginal({
    families: [{}, {}, held],
    regions: { blaye: { ...fief.blaye, title: { seat: 0, lord: null } } },
    seats: 3,
    begins: "talks",
  });
  const done = [0, 1].reduce((now, seat) => now.when(seat, { type: "pass" }).isPlayed(), bereft);
  done
    .when(2, { type: "pass" }, seededChance(1))
    .followsAmongOthers({ type: "TitleLost", region: "blaye", seat: 0, to: "bank", cause: "no-lord" });
});

it("[FC-14.4] a title of the adaptation is lost when another takes the capital, or the last lord dies", () => {
  const lords = { jean: [0, "bourg"], henry: [2, "st-paul"] } as const;
  const spared = begunIn(fiefVitale, { lords, regions: fief, villages: { charolles: heldBy(1) } });
  expect(spared.facts.some(({ type }) => type === "TitleLost")).toBe(false);
  begunIn(fiefVitale, { lords, regions: fief, villages: { blaye: heldBy(1) } }).followsAmongOthers({
    type: "TitleLost",
    region: "blaye",
    seat: 0,
    to: "bank",
    cause: "capital",
  });
  atVitale({
    families: [{}, { hand: ["assassination", "sun"] }],
    lords: { jean: [0, "bourg"], eric: [1, "sigy"] },
    regions: fief,
    until: ["playing", 1],
  })
    .when(1, { type: "assassinate", lord: "jean" })
    .followsAmongOthers({ type: "TitleLost", region: "blaye", seat: 0, to: "bank", cause: "no-lord" });
});

const reign = { jean: [0, "bourg", { isKing: true }], eric: [1, "sigy"], henry: [2, "st-paul"] } as const;

it("[FC-14.7] a fief of the adaptation needs a castle for its capital", () => {
  const lords = { jean: [0, "bourg"] } as const;
  const open = atVitale({ villages: allOf("blaye", 0, false), lords, begins: "talks" });
  open.when(0, { type: "establish", region: "blaye", lord: "jean", capital: "blaye" }).refuses("FC-14.7");
  const walled = atVitale({ villages: allOf("blaye", 0), lords, begins: "talks" });
  walled.when(0, { type: "establish", region: "blaye", lord: "jean", capital: "charolles" }).refuses("FC-14.2");
  const { state } = walled
    .when(0, { type: "establish", region: "blaye", lord: "jean", capital: "beaujeu" })
    .follows({ type: "TitleTaken", region: "blaye", seat: 0, lord: "jean", capital: "beaujeu" });
  expect(state.regions[2]?.capital).toBe("beaujeu");
});

it("[FC-14.8] a lost title goes into the king's keeping, and he levies its tax without a pawn in the capital", () => {
  const lost = begunIn(fiefVitale, {
    lords: reign,
    regions: { blaye: { title: { seat: 1, lord: "eric" }, capital: "blaye" } },
    villages: { blaye: heldBy(2) },
  });
  const { state } = lost.followsAmongOthers({
    type: "TitleLost",
    region: "blaye",
    seat: 1,
    to: "ward",
    cause: "capital",
  });
  expect(state.regions[2]).toMatchObject({ title: null, isWard: true });
  const ward = { blaye: { isWard: true, capital: "blaye" as const } };
  const levy = { type: "levySeigneurialTax", region: "blaye" } as const;
  atVitale({
    families: [{ hand: ["seigneurial-tax", "sun"] }],
    lords: reign,
    regions: ward,
    until: ["playing", 0],
  })
    .when(0, levy)
    .isPlayed();
});

const guarded = {
  villages: { blaye: heldBy(1) },
  lords: reign,
  regions: { blaye: { isWard: true, capital: "blaye" as const } },
};
const beg = { type: "establish", region: "blaye", lord: "eric", capital: "blaye" } as const;

it("[FC-14.9] the holder of the capital takes such a title with the king's consent, or freely without a king", () => {
  const asked = atVitale({ ...guarded, begins: "talks" })
    .when(1, beg)
    .isPlayed();
  asked.asks("consent", 0);
  const { state } = asked
    .when(0, { type: "answer", answer: "yes" })
    .followsAmongOthers({ type: "TitleTaken", region: "blaye", seat: 1, lord: "eric", capital: "blaye" });
  expect(state.regions[2]).toMatchObject({ title: { seat: 1, lord: "eric" }, isWard: false });
  const refused = asked.when(0, { type: "answer", answer: "no" }).facts();
  expect(refused.some(({ type }) => type === "TitleTaken")).toBe(false);
  atVitale({ ...guarded, lords: { eric: [1, "sigy"] }, regions: { blaye: { capital: "blaye" } }, begins: "talks" })
    .when(1, beg)
    .follows({ type: "TitleTaken", region: "blaye", seat: 1, lord: "eric", capital: "blaye" });
});

it("[FC-13.13] a title refused cannot be asked for again in the same phase, unless the two families have made a deal", () => {
  const lords = { ...guarded.lords, henry: [1, "sigy"] } as const;
  const table = atVitale({ ...guarded, lords, families: [{ ecus: 10 }, { ecus: 10 }, held], begins: "talks" });
  const refused = table.when(1, beg).isPlayed().when(0, { type: "answer", answer: "no" }).isPlayed();
  refused.when(1, beg).refuses("FC-13.13");
  refused.when(1, { ...beg, lord: "henry" }).refuses("FC-13.13");
  refused.when(1, { type: "give", to: 2, ecus: 1 }).isPlayed().when(1, beg).refuses("FC-13.13");
  refused.when(1, { type: "give", to: 0, ecus: 1 }).isPlayed().when(1, beg).isPlayed().asks("consent", 0);
  const next = fiefVitale.evolve(refused.state, { type: "PhaseBegan", phase: "cards" });
  expect(next.refusals).toEqual([]);
});

it("[FC-14.10] the king's keeping ends with the king", () => {
  atVitale({ ...guarded, families: [{}, { hand: ["assassination", "sun"] }], until: ["playing", 1] })
    .when(1, { type: "assassinate", lord: "jean" })
    .followsAmongOthers({ type: "WardEnded", region: "blaye" });
});
