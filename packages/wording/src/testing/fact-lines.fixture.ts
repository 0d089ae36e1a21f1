import { readFileSync } from "node:fs";
import type { RulesetSchema } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import type { GameWording } from "../games/game-wording.ts";
import type { Language } from "../languages.ts";
import { placeholders } from "../messages/placeholders.ts";
import { translatorFor } from "./translator.ts";

type Fact = { readonly type: string };

/** Facts to try the wording of a game on. */
export interface RecordedFacts {
  /** Facts told in recorded games, of every type. */
  readonly facts: readonly Fact[];
  /** Types that no recorded game has. */
  readonly unrecorded?: readonly string[];
  /** Types that are told in the lines of other facts. */
  readonly merged?: readonly string[];
}

const flow = ["Settled", "Interrupted", "Answered"];
const gap = /undefined|\[object|NaN|[{}]|_|\s\s|,,|,\./;
const readers = { people: ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name })), yourSeat: 1 };

/** The recorded facts of the game in a folder. */
export async function recordedOf(folder: string): Promise<RecordedFacts> {
  const { recorded } = await import(`../games/${folder}/testing/recorded.fixture.ts`);
  return recorded;
}

/** Law 9: every told fact has a sentence in both languages, which needs only its fields and rests on a rule. */
export function describeFactLines(schema: RulesetSchema, wording: GameWording, recorded: RecordedFacts): void {
  const spoken = schema.redactedFact.options
    .map(({ shape }) => ({ type: typeOf(shape.type), fields: Object.keys(shape) }))
    .filter(({ type }) => !flow.includes(type));
  const facts = recorded.facts.filter(({ type }) => !flow.includes(type));
  const moves = schema.move.options.map(
    ({ shape: { type, ...fields } }) => [typeOf(type), Object.keys(fields)] as const,
  );
  describe(`law 9: the words of ${schema.id}`, () => {
    describeMessages(spoken, wording);
    describeSentences(new Map(moves), wording);
    it("are tried on every type of fact", () => {
      const tried = new Set([...facts.map(({ type }) => type), ...(recorded.unrecorded ?? [])]);
      expect(spoken.filter(({ type }) => !tried.has(type))).toEqual([]);
    });
    it("rest on rules of the book", () => {
      const book = readFileSync(
        new URL(`../../../engine/src/games/${wording.folder}/RULES.md`, import.meta.url),
        "utf8",
      );
      for (const fact of facts) expect(book, fact.type).toContain(`**${wording.ruleOf(fact as never)}**`);
    });
    describe.each(["en", "fr"] as const)("in %s", (language) =>
      describeLines(language, { ...recorded, facts }, wording),
    );
  });
}

function describeMessages(
  spoken: readonly { readonly type: string; readonly fields: readonly string[] }[],
  { messages }: GameWording,
): void {
  const lines = { en: messages.en.facts as Record<string, string>, fr: messages.fr.facts as Record<string, string> };
  it.each(spoken)("have a line in both languages that names only its fields: $type", ({ type, fields }) => {
    for (const line of [lines.en[type], lines.fr[type]]) {
      expect(line).toBeDefined();
      expect(fields).toEqual(expect.arrayContaining([...placeholders(line ?? "")]));
    }
  });
  it.each(spoken)("name the same fields in both languages: $type", ({ type }) => {
    expect(placeholders(lines.fr[type] ?? "")).toEqual(placeholders(lines.en[type] ?? ""));
  });
  it("have lines for previews that name only fields of their fact, the same in both languages", () => {
    const ahead = { en: linesAhead(messages.en), fr: linesAhead(messages.fr) };
    expect(Object.keys(ahead.fr)).toEqual(Object.keys(ahead.en));
    for (const [type, line] of Object.entries(ahead.en)) {
      const fields = spoken.find((one) => one.type === type)?.fields ?? [];
      expect(fields, type).toEqual(expect.arrayContaining([...placeholders(line)]));
      expect(placeholders(ahead.fr[type] ?? ""), type).toEqual(placeholders(line));
    }
  });
  it("have no line left over from a fact that no longer exists", () => {
    for (const language of ["en", "fr"] as const) {
      expect(Object.keys(lines[language]).toSorted()).toEqual(spoken.map(({ type }) => type).toSorted());
    }
  });
}

/** Boards in words say a move as a sentence if there is one. */
function describeSentences(
  fieldsOf: ReadonlyMap<string, readonly string[]>,
  { messages: { en, fr } }: GameWording,
): void {
  it("have sentences for moves that name only fields of their move, the same in both languages", () => {
    const [english, french] = [en.moves ?? {}, fr.moves ?? {}] as readonly Readonly<Record<string, string>>[];
    expect(Object.keys(french ?? {})).toEqual(Object.keys(english ?? {}));
    for (const [type, sentence] of Object.entries(english ?? {})) {
      expect(fieldsOf.get(type), type).toEqual(expect.arrayContaining([...placeholders(sentence)]));
      expect(placeholders(french?.[type] ?? ""), type).toEqual(placeholders(sentence));
    }
  });
}

const linesAhead = ({ previewedFacts = {} }: { readonly previewedFacts?: object }) =>
  previewedFacts as Readonly<Record<string, string>>;

function describeLines(
  language: Language,
  { facts, merged = [], unrecorded = [] }: RecordedFacts,
  { folder, messages, entriesOf, lineOf, previewLineOf }: GameWording,
): void {
  const t = translatorFor(language, messages);
  const line = (fact: Fact) => lineOf(t, fact as never, readers);
  const isNullAWord = /\bnull\b/.test(JSON.stringify(messages[language]));
  it("read without a gap", () => {
    for (const fact of facts) {
      mustReadWell(line(fact), fact, folder);
      if (!isNullAWord) expect(line(fact), JSON.stringify(fact)).not.toContain("null");
    }
  });
  it("tell every fact in the chronicle", () => {
    const entries = entriesOf(t, facts as never, readers);
    const said = entries.flatMap(({ text, from }) => [text, ...from.map((each) => each.text)]).join("\n");
    for (const fact of facts) if (!merged.includes(fact.type)) expect(said).toContain(line(fact));
  });
  if (previewLineOf === undefined) return;
  it("tell a preview in the future tense where there is a message for it", () => {
    const types = Object.keys(messages.en.previewedFacts ?? {});
    const isAhead = ({ type }: Fact) => types.includes(type);
    const tried = new Set(facts.filter(isAhead).map(({ type }) => type));
    expect(types.filter((type) => !tried.has(type) && !unrecorded.includes(type))).toEqual([]);
    for (const fact of facts) {
      const preview = previewLineOf(t, fact as never, readers);
      mustReadWell(preview, fact, folder);
      expect(preview !== line(fact), fact.type).toBe(isAhead(fact));
      if (language === "en" && isAhead(fact)) expect(preview).toContain(" will ");
    }
  });
}

function mustReadWell(line: string, fact: Fact, folder: string): void {
  expect(line, JSON.stringify(fact)).not.toMatch(gap);
  expect(line, JSON.stringify(fact)).not.toContain(`${folder}.`);
  expect(line.charAt(0), line).toBe(line.charAt(0).toLocaleUpperCase());
}

const typeOf = (literal: unknown) => (literal as { readonly value: string }).value;
