import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@seneschal/wording";
import { eventRules, incomeRules } from "@seneschal/wording/games/middle-ages";
import { guideMessages } from "@seneschal/wording/guides";
import { messagesOf } from "@seneschal/wording/messages";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BoardModel } from "../board-model.ts";
import { boardOf } from "../board-of.ts";
import { moveOf } from "../choice.ts";
import * as fief1429Rules from "../fief-1429/rules.ts";
import { recorded as fief1429 } from "../fief-1429/testing/recorded.ts";
import * as classicRules from "../fief-classic/rules.ts";
import { recorded as classic } from "../fief-classic/testing/recorded.ts";
import * as middleAgesRules from "../middle-ages/rules.tsx";
import middleAges from "../middle-ages/testing/positions.json" with { type: "json" };
import { coverOf, drawnCovers } from "../register.ts";
import { translateWith } from "../translate-with.ts";
import * as villageRules from "../village/rules.tsx";
import { recorded as village } from "../village/testing/recorded.ts";
import type { Guide } from "./guide.ts";
import { guideOf } from "./guide-of.ts";

const positions: Readonly<Record<string, object>> = {
  "middle-ages": middleAges,
  village,
  "fief-1429": fief1429,
  "fief-original": classic,
  "fief-vitale": classic,
};
/** Kinds of questions that came up in no recorded game, and those whose positions look the same. */
const alike: Readonly<Record<string, string>> = {
  restoration: "raising",
  ballotInTurn: "ballot",
  claiming: "purchases",
  yielding: "bestowing",
  inheriting: "bestowing",
  miracle: "bestowing",
};
/** Of the editions of one game, each leaves out some questions. */
const neverAsked: Readonly<Record<string, readonly string[]>> = {
  "fief-original": ["orphan", "justice", "trial"],
  "fief-vitale": ["levying"],
};
const people = ["Ann", "Bob", "Cleo", "Dora", "Emma", "Fay"].map((name) => ({ name }));
const rules = join(import.meta.dirname, "../../../../../packages/engine/src/games");
const messages = await messagesOf("en");

describe.each(drawnCovers.filter(({ isWorded }) => !isWorded).map(({ id }) => id))("the guide of %s", (id) => {
  it("has the texts of its notes, elements and pieces in each language, and no others", async () => {
    const guide = await guideFor(id);
    for (const language of languages) {
      const texts = await textsOf(id, language);
      expect(Object.keys(texts.notes).toSorted()).toEqual(guide.notes.map(({ name }) => name).toSorted());
      expect(Object.keys(texts.elements).toSorted()).toEqual(Object.keys(guide.elements).toSorted());
      expect(Object.keys(texts.lesson.pieces)).toEqual(Object.keys(guide.drawings));
    }
  });

  it("refers to rules of the rule book", async () => {
    const guide = await guideFor(id);
    const book = readFileSync(join(rules, coverOf(id).folder, "RULES.md"), "utf8");
    const named = [...guide.notes.map(({ rule }) => rule), ...Object.values(guide.elements)];
    expect(named.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  });

  it("shows each note in a recorded position, where the board shows what it is about", async () => {
    const guide = await guideFor(id);
    expect(faultsIn(guide.notes, await drawnPositions(id))).toEqual([]);
  });

  it("has a note for every kind of question", async () => {
    const { notes } = await guideFor(id);
    expect(await kindsWithoutNote(id, notes)).toEqual([]);
    expect(await kindsWithoutNote(id, [])).toEqual(kindsOf(id));
  });

  it("offers a first move with one click, each under a name of its own", async () => {
    const { notes } = await guideFor(id);
    const { choiceTitle } = await boardOf(id);
    const t = translateWith(
      createTranslator({ locale: "en", messages: messages as never, namespace: coverOf(id).messages as never }),
    );
    const offered = (await drawnPositions(id)).flatMap(({ kind, model }) =>
      notes
        .filter((note) => note.isDue(model))
        .map(({ offers }) => offers?.(model) ?? [])
        .filter(({ length }) => length > 0)
        .map((moves) => ({ kind, model, moves })),
    );
    expect(offered.length).toBeGreaterThan(0);
    for (const { model, moves } of offered) {
      for (const move of moves) expect(moveOf(model.choices, move)).toEqual(move);
      const titles = moves.map((move) => choiceTitle(t, model, move));
      expect(new Set(titles).size, titles.join()).toBe(moves.length);
    }
  });

  it("may not have a note about something that is not on the board, or one that is never shown", async () => {
    const { notes } = await guideFor(id);
    const drawn = await drawnPositions(id);
    const [note] = notes;
    if (note === undefined) throw new Error(`${id} has no notes`);
    const planted = [
      { ...note, name: "astray", element: "moon" },
      { ...note, name: "never", isDue: () => false },
    ];
    const faults = faultsIn([...notes, ...planted], drawn);
    expect(faults.filter((fault) => !fault.startsWith("astray: no moon at "))).toEqual(["never is never due"]);
    expect(faults.length).toBeGreaterThan(1);
  });

  it("has links to rules of the rule book on its board", async () => {
    const book = readFileSync(join(rules, coverOf(id).folder, "RULES.md"), "utf8");
    const linked = new Set((await drawnPositions(id)).flatMap(({ linkedRules }) => linkedRules));
    expect([...linked].filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  });

  it("names every part that the board marks, and no others", async () => {
    const guide = await guideFor(id);
    const shown = new Set((await drawnPositions(id)).flatMap(({ elements }) => elements));
    expect([...shown].toSorted()).toEqual(Object.keys(guide.elements).toSorted());
  });
});

type RuleTable = Readonly<Record<string, string>>;
const linkedThroughout: Readonly<Record<string, readonly RuleTable[]>> = {
  "middle-ages": [middleAgesRules.partRules, middleAgesRules.factRules, incomeRules],
  village: [villageRules.partRules, villageRules.factRules],
  "fief-1429": [fief1429Rules.partRules],
  "fief-original": [classicRules.partRules],
  "fief-vitale": [classicRules.partRules],
};

describe.each(Object.entries(linkedThroughout))("the board of %s", (id, tables) => {
  it("has a link for each of its rules", async () => {
    const linked = new Set((await drawnPositions(id)).flatMap(({ linkedRules }) => linkedRules));
    const named = tables.flatMap((table) => Object.values(table));
    expect(named.filter((rule) => !linked.has(rule))).toEqual([]);
  });
});

describe.each([
  ["fief-1429", fief1429Rules.cardRules],
  ["fief-classic", classicRules.cardRules],
] as const)("the cards of %s", (folder, cardRules) => {
  it("have a rule each, which is in the rule book", () => {
    const book = readFileSync(join(rules, folder, "RULES.md"), "utf8");
    expect(Object.values(cardRules).filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
    const { cardDoes } = messages[folder] as unknown as { readonly cardDoes: object };
    expect(Object.keys(cardRules).toSorted()).toEqual(
      Object.keys(cardDoes)
        .map((card) => `card.${card}`)
        .toSorted(),
    );
  });
});

it("every event of Middle-Ages has its rule", () => {
  const book = readFileSync(join(rules, "middle-ages", "RULES.md"), "utf8");
  const { event } = messages["middle-ages"] as { event: Record<string, { name: string }> };
  for (const [id, rule] of Object.entries(eventRules)) {
    expect(book).toContain(`**${rule}** ${event[id]?.name}: `);
  }
});

/** Notes that are never shown, and those that are shown where the board does not show what they are about. */
function faultsIn(notes: Guide["notes"], drawn: Awaited<ReturnType<typeof drawnPositions>>): readonly string[] {
  return notes.flatMap(({ name, element, isDue }) => {
    const due = drawn.filter(({ model }) => isDue(model));
    if (due.length === 0) return [`${name} is never due`];
    return due
      .filter(({ elements }) => !elements.includes(element))
      .map(({ kind }) => `${name}: no ${element} at ${kind}`);
  });
}

/** Every kind of question that a ruleset asks, in the order of its messages. */
function kindsOf(id: string): readonly string[] {
  const { ask } = messages[coverOf(id).messages as keyof typeof messages] as unknown as { ask: object };
  const others = ["none", ...(neverAsked[id] ?? [])];
  return Object.keys(ask).filter((kind) => !others.includes(kind));
}

async function kindsWithoutNote(id: string, notes: Guide["notes"]): Promise<readonly string[]> {
  const drawn = await drawnPositions(id);
  const isTold = (kind: string) =>
    drawn.some(({ model }) => model.question?.kind === kind && notes.some(({ isDue }) => isDue(model)));
  return kindsOf(id).filter((kind) => !isTold(kind));
}

async function guideFor(id: string): Promise<Guide> {
  const guide = await guideOf(id);
  if (guide === null) throw new Error(`${id} has no guide`);
  return guide;
}

interface Texts {
  readonly notes: object;
  readonly elements: object;
  readonly lesson: { readonly pieces: object };
}

async function textsOf(id: string, language: "en" | "fr"): Promise<Texts> {
  return (await guideMessages(language, coverOf(id).guide ?? "")) as unknown as Texts;
}

const drawnByRuleset = new Map<string, ReturnType<typeof drawPositions>>();

/** The positions of a ruleset, drawn once for all tests. */
function drawnPositions(id: string) {
  const drawn = drawnByRuleset.get(id) ?? drawPositions(id);
  drawnByRuleset.set(id, drawn);
  return drawn;
}

/** Every recorded position with a question, seen by a player who is asked, and the parts that its board marks. */
async function drawPositions(id: string) {
  const { Board } = await boardOf(id);
  const recorded = Object.entries(positions[id] ?? {}) as [string, Recorded][];
  return withAlike(recorded, kindsOf(id)).flatMap(([kind, { seat, model }]) => {
    if (seat === null) return [];
    const shown: BoardModel = { ...model, people, yourSeat: seat };
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages as never} timeZone="UTC">
        <Board model={shown} selected={null} heading={null} panel={null} chronicle={null} />
      </NextIntlClientProvider>,
    );
    const elements = [...markup.matchAll(/data-element="(\w+)"/g)].map(([, name]) => name ?? "");
    const linkedRules = [...markup.matchAll(new RegExp(`href="/rules/${id}#([^"]+)"`, "g"))].map(
      ([, rule]) => rule ?? "",
    );
    return [{ kind, model: shown, elements, linkedRules }];
  });
}

/** The recorded positions, and one for each kind of question that is only like another. */
function withAlike(recorded: readonly [string, Recorded][], kinds: readonly string[]): readonly [string, Recorded][] {
  const others = Object.entries(alike).filter(([kind]) => kinds.includes(kind));
  const asking = ({ seat, model }: Recorded, kind: string): Recorded => ({
    seat,
    model: { ...model, question: model.question && { ...model.question, kind } },
  });
  return [
    ...recorded,
    ...others.flatMap(([kind, like]) =>
      recorded.filter(([name]) => name === like).map(([, one]): [string, Recorded] => [kind, asking(one, kind)]),
    ),
  ];
}

interface Recorded {
  readonly seat: number | null;
  readonly model: Omit<BoardModel, "people" | "yourSeat">;
}
