import { describe, expect, it } from "vitest";
import { peekingContract } from "../testing/toys/contracts-of-toys.fixture.ts";
import { peeking } from "../testing/toys/peeking.fixture.ts";
import type { Peeking } from "../testing/toys/peeking-position.fixture.ts";
import { packageFaults } from "./package-faults.ts";
import { contractVersion, type RulesetPackage } from "./ruleset-package.ts";
import { storedGame } from "./stored-game.ts";

const anything = { safeParse: () => ({ success: true }) };
const schema = { id: "peeking", move: anything, fact: anything, redactedFact: anything, view: anything };
const english = ["# Peeking", "## 1. Peek", "**P-1.1** Peek.", "**P-1.2** Or pass.", "**P-2.1** Choose a card."].join(
  "\n",
);
const stored = storedGame(peeking, { seats: 2, options: {}, seed: 5 });

const sound: RulesetPackage<Peeking> = {
  contract: contractVersion,
  ruleset: peeking,
  schema,
  rulebooks: { en: english, fr: english },
  laws: peekingContract,
  storedGames: [stored],
};
const games = 6;
const faultsWith = (changes: Partial<RulesetPackage<Peeking>>) => packageFaults({ ...sound, ...changes }, games);

describe("the check of a package", () => {
  it("finds nothing wrong with a sound one", () => {
    expect(faultsWith({})).toEqual([]);
  });

  it("names the contract that a package was made for, and checks nothing else", () => {
    expect(faultsWith({ contract: 7, rulebooks: { en: "", fr: "" } })).toEqual([
      { check: "contract", text: `It was made for contract 7; this server has contract ${contractVersion}.` },
    ]);
  });

  it("rejects an id, a revision and seats that a server cannot store", () => {
    const ruleset = { ...peeking, id: "Peeking!", revision: 0, seats: { min: 3, max: 2 } };
    expect(faultsWith({ ruleset }).map(({ check }) => check)).toEqual(["shape", "shape", "shape", "shape"]);
  });

  it("compares the rule books", () => {
    expect(faultsWith({ rulebooks: { en: english, fr: english.replace("**P-2.1** Choose a card.", "") } })).toEqual([
      { check: "rule books", text: "RULES.fr.md: P-2.1 is missing." },
    ]);
    expect(faultsWith({ rulebooks: { en: english, fr: "# Rien" } })).toContainEqual({
      check: "rule books",
      text: "RULES.fr.md has no rules.",
    });
    expect(faultsWith({ rulebooks: { en: "**P 1**", fr: english } })).toEqual([
      { check: "rule books", text: "line 1 is no rule: **P 1**" },
    ]);
  });

  it("finds a rule that forbids a move and is in no book", () => {
    const without = english.replace("**P-2.1** Choose a card.", "");
    expect(faultsWith({ rulebooks: { en: without, fr: without } })).toEqual([
      { check: "rule coverage", text: "RULES.md has no P-2.1, which forbids a move." },
    ]);
  });

  it("holds it against the laws", () => {
    const leaky = { ...peeking, view: (state: Peeking["state"]) => peeking.view(state, "arbiter") };
    const faults = faultsWith({ ruleset: leaky });
    expect(faults.map(({ check }) => check)).toEqual(["laws"]);
    expect(faults[0]?.text).toContain("law 5: redealt for");
  });

  it("replays the games of earlier versions", () => {
    const other = { ...stored, ranking: stored.ranking.map((place) => ({ ...place, score: place.score + 1 })) };
    const [wrong] = faultsWith({ storedGames: [stored, other] });
    expect(wrong?.check).toBe("stored games");
    expect(wrong?.text).toContain("stored game 2, of revision 1: its ranking is another one: it.0.score");
    const fact = { safeParse: (value: unknown) => ({ success: (value as { type: string }).type !== "DieRolled" }) };
    const forgotten = faultsWith({ schema: { ...schema, fact }, laws: { ...peekingContract } });
    expect(forgotten).toContainEqual({
      check: "stored games",
      text: "stored game 1, of revision 1: the schema does not know its fact DieRolled.",
    });
  });
});
