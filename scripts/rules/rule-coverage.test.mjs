import { describe, expect, it } from "vitest";
import { parseRules } from "../../packages/engine/src/rulebook/parse-rules.mjs";
import { faultsOf } from "../../packages/engine/src/rulebook/rule-coverage.mjs";

const english = "# Toy\n\nBy nobody.\n\n## 1. Start\n\n**TOY-1.1** Begin.\n**TOY-1.2** *(ruling)* End.\n";
const french =
  "# Jouet\n\nDe personne.\n\n## 1. Début\n\n**TOY-1.1** Commencez.\n**TOY-1.2** *(précision)* Finissez.\n";
const test = { file: "toy.test.ts", text: 'it("[TOY-1.1] begins"); it("[TOY-1.2] ends");' };

function faults({ en = english, fr = french, sources = [test], registered = ["toy"] } = {}) {
  const books = [
    { ruleset: "toy", language: "en", file: "RULES.md", text: en },
    { ruleset: "toy", language: "fr", file: "RULES.fr.md", text: fr },
  ];
  const written = books.filter(({ text }) => text !== null);
  return faultsOf({
    books: written.map(({ text, ...book }) => ({ ...book, ...parseRules(text) })),
    sources,
    registered,
  });
}

describe("a rulebook", () => {
  it("is read as chapters, rules and rulings", () => {
    expect(parseRules(english)).toEqual({
      credits: "By nobody.",
      rules: [
        { number: "TOY-1.1", chapter: "Start", text: "Begin.", isRuling: false },
        { number: "TOY-1.2", chapter: "Start", text: "End.", isRuling: true },
      ],
    });
  });

  it("has the table after a rule in its text", () => {
    const table = [
      "",
      "| space | 2 players | 3 players |",
      "| --- | --- | --- |",
      "| harvest | 2 | 3 |",
      "| church | 3 | 3 |",
    ];
    const { rules } = parseRules(["## 1. Start", "**TOY-1.1** Cubes.", ...table, "", "**TOY-1.2** End."].join("\n"));
    expect(rules.map(({ text }) => text)).toEqual(["Cubes. harvest 2, 3 · church 3, 3", "End."]);
  });

  it("is read for each edition where editions differ", () => {
    const columns = [
      "## 1. Start",
      "**TOY-1.1** Begin.",
      "| rule | toy-one | toy-two |",
      "| --- | --- | --- |",
      "| **TOY-1.2** | End. | *(ruling)* Go on. |",
      "| **TOY-1.3** | – | Rest. |",
    ];
    const { rules } = parseRules(columns.join("\n"));
    expect(rules.map(({ number, edition, text, isRuling }) => [number, edition, text, isRuling])).toEqual([
      ["TOY-1.1", undefined, "Begin.", false],
      ["TOY-1.2", "toy-one", "End.", false],
      ["TOY-1.2", "toy-two", "Go on.", true],
      ["TOY-1.3", "toy-two", "Rest.", false],
    ]);
  });

  it("is rejected if a bold line is not a rule", () => {
    expect(() => parseRules("## 1. Start\n\n**TOY 1.1** Begin.")).toThrow("line 3 is no rule");
  });

  it("is rejected if an asterisk does not mark a ruling", () => {
    const written = (text) => () => parseRules(`## 1. Start\n\n**TOY-1.1** ${text}`);
    expect(written("Begin. *(ruling)* Or rest.")).not.toThrow();
    expect(written("Begin.*")).toThrow("TOY-1.1 has a stray asterisk");
  });
});

describe("rule coverage", () => {
  it("finds nothing if all is well", () => {
    expect(faults()).toEqual([]);
  });

  it.each([
    ["a rule without a test", { sources: [{ ...test, text: "[TOY-1.1]" }] }, "RULES.md: no test names [TOY-1.2]."],
    [
      "a rule named in code that is not written",
      { sources: [test, { file: "toy.ts", text: 'refuse("TOY-9.9")' }] },
      "toy.ts names TOY-9.9, which is not written.",
    ],
    [
      "a test that names no rule",
      { sources: [{ ...test, text: `${test.text} [TOY-3.1]` }] },
      "toy.test.ts names TOY-3.1, which is not written.",
    ],
    [
      "a rule that one language lacks",
      { fr: french.replace(/\*\*TOY-1\.2.*\n/, "") },
      "RULES.fr.md: TOY-1.2 is missing.",
    ],
    [
      "a rule that is not in the English",
      { fr: `${french}**TOY-1.3** Encore.\n` },
      "RULES.fr.md: TOY-1.3 is not in RULES.md.",
    ],
    [
      "a ruling in one language only",
      { fr: french.replace(" *(précision)*", "") },
      "RULES.fr.md: TOY-1.2 is a ruling in one language only.",
    ],
    ["a missing translation", { fr: null }, "toy has no RULES.fr.md."],
    ["a number written twice", { en: `${english}**TOY-1.1** Again.\n` }, "RULES.md: TOY-1.1 is written twice."],
  ])("finds %s", (_fault, planted, sentence) => {
    expect(faults(planted)).toEqual([sentence]);
  });

  it("finds a registered ruleset without a rulebook", () => {
    const missing = ["duel has no RULES.md.", "duel has no RULES.fr.md."];
    expect(faults({ registered: ["duel", "toy"] })).toEqual(missing);
  });

  it("leaves rulesets that are not registered alone", () => {
    expect(faults({ sources: [test, { file: "feud.fixture.ts", text: 'refuse("FEUD-1.1")' }] })).toEqual([]);
  });
});
