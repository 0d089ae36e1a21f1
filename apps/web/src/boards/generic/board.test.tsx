import english from "@seneschal/wording/messages/en/generic-board.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/generic-board.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChoiceList } from "../../ui/forms/choice-list.tsx";
import type { BoardModel, Draft, MovePreview } from "../board-model.ts";
import { useTranslate } from "../use-translate.ts";
import { genericBoard } from "./board.tsx";

const board = genericBoard("a-game-of-barns");
const people = [{ name: "Aveline" }, { name: "Berengar" }];
const model: BoardModel = {
  view: {
    season: "autumn",
    barns: [
      { owner: 0, sheavesOfRye: 31 },
      { owner: 1, sheavesOfRye: 47 },
    ],
    agenda: ["machinery"],
  },
  question: { number: 7, kind: "harvesting", seats: [0], affectedSeats: [0] },
  outcome: null,
  choices: [
    { type: "reap", fields: { field: { oneOf: ["upper", "lower"] } } },
    { type: "rest", fields: {}, blockedBy: "B-2.1" },
  ],
  people,
  yourSeat: 0,
  recent: [],
};
const reaping: Draft = { type: "reap", field: "lower" };

describe.each([
  { locale: "en", messages: english },
  { locale: "fr", messages: french },
])("a ruleset without a drawn board, in $locale", ({ locale, messages }) => {
  const drawn = (part: ReactNode) => textOf(renderToStaticMarkup(inLanguage(locale, messages, part)));

  it("shows its whole state, and none of its machinery", () => {
    const text = drawn(<Table model={model} selected={null} />);
    expect(text).toContain(`${messages.state} | Season | autumn`);
    expect(text).toContain("Barns | Owner | Sheaves of rye | 0 | 31 | 1 | 47");
    expect(text).not.toContain("machinery");
  });

  it("asks its question and lists every choice, with the rule that closes one", () => {
    const text = drawn(<Table model={model} selected={null} />);
    expect(text).toContain(messages.yours.replace("{ask}", "harvesting"));
    expect(text).toContain(`${messages.choices} | Reap, field upper | Reap, field lower | Rest`);
    expect(text).toContain("B-2.1");
  });

  it("says how many moves are open before one is chosen, and then what it would bring", () => {
    const preview: MovePreview = {
      facts: [{ type: "SheavesBound", ...{ seat: 0, sheaves: 9 } }],
      view: {},
      isComplete: true,
    };
    expect(drawn(<board.Preview model={model} selected={null} preview={null} />)).toMatch(/^2 /);
    const text = drawn(<board.Preview model={model} selected={reaping} preview={preview} />);
    const told = messages.labelled.replace("{name}", "Sheaves bound").replace("{text}", "seat 0, sheaves 9");
    expect(text).toBe(told);
    expect(drawn(<ShortPreview preview={preview} />)).toBe(told);
    expect(drawn(<ShortPreview preview={null} />)).toBe("");
  });

  it("ranks the players at the end", () => {
    const ranking = [
      { seat: 0, rank: 2, score: 31, tieBreaks: [] },
      { seat: 1, rank: 1, score: 47, tieBreaks: [] },
    ];
    const over: BoardModel = { ...model, question: null, outcome: { ranking }, choices: [] };
    const text = drawn(<board.Summary model={over} facts={[]} />);
    expect(text).toContain("Aveline | 2 | 31");
    expect(text).toContain("Berengar | 1 | 47");
  });
});

/** The table with its heading and its lists, as a page sets them. */
function Table({ model, selected }: { readonly model: BoardModel; readonly selected: Draft | null }) {
  const t = useTranslate(board.messages);
  return (
    <board.Board
      model={model}
      selected={selected}
      heading={<h1>{board.heading(t, model).title}</h1>}
      panel={board
        .optionLists(t, model, selected)
        .map(({ key, legend, options }) => (
          <ChoiceList
            key={key}
            legend={legend}
            options={options}
            onChoose={() => {}}
            ruleLink={(rule) => <a href={`#${rule}`}>{rule}</a>}
          />
        ))}
      chronicle={null}
    />
  );
}

/** What the bar at the bottom of phones says of a move. */
function ShortPreview({ preview }: { readonly preview: MovePreview | null }) {
  return board.shortPreview(useTranslate(board.messages), model, reaping, preview);
}

function inLanguage(locale: string, messages: typeof english, part: ReactNode) {
  const fail = (error: Error) => {
    throw error;
  };
  return (
    <NextIntlClientProvider locale={locale} messages={{ "generic-board": messages }} timeZone="UTC" onError={fail}>
      {part}
    </NextIntlClientProvider>
  );
}

/** What is read, part by part. */
function textOf(markup: string): string {
  const parts = markup.split(/<[^>]*>/).map((part) => part.trim());
  return parts.filter((part) => part !== "").join(" | ");
}
