import type { GameReference } from "@seneschal/wording/vocabulary";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardModel, Draft, GameCover } from "../board.ts";
import { useTranslate } from "../use-translate.ts";
import { wordedBoard } from "./worded-board.ts";

const en = {
  title: "Barns",
  ask: { harvesting: "Bring in the harvest" },
  move: { reap: "Reap a field", rest: "Rest", trade: "Trade" },
  moves: { reap: "Reap {sheaves, plural, one {# sheaf} other {# sheaves}} of {crop} for {owner}" },
  crop: { rye: "rye", oats: "oats" },
  choice: { price: "price" },
  view: { season: "season", barns: "barns", owner: "owner", crop: "crop", sheaves: "sheaves", isFull: "full" },
  outcome: { tieBreaks: { barns: "{value, plural, one {# barn} other {# barns}}" } },
};
const fr: typeof en = {
  title: "Granges",
  ask: { harvesting: "Rentrez la moisson" },
  move: { reap: "Moissonner un champ", rest: "Se reposer", trade: "Échanger" },
  moves: { reap: "Moissonner {sheaves, plural, one {# gerbe} other {# gerbes}} ({crop}) pour {owner}" },
  crop: { rye: "seigle", oats: "avoine" },
  choice: { price: "prix" },
  view: {
    season: "saison",
    barns: "granges",
    owner: "propriétaire",
    crop: "culture",
    sheaves: "gerbes",
    isFull: "pleine",
  },
  outcome: { tieBreaks: { barns: "{value, plural, one {# grange} other {# granges}}" } },
};

const reference: GameReference = {
  rulesets: ["barns"],
  messages: { en: { game: en, extra: en }, fr: { game: fr, extra: fr } },
  names: ({ group }) => ({ move: group("move"), step: group("ask"), crop: group("crop") }),
  descriptions: () => ({}),
  fields: { type: ["move", "step"] },
  view: { seats: ["owner"], leftOut: ["box"] },
  about: { title: ({ t }) => t("title"), pitch: () => "", provenance: () => "" },
};
const cover: GameCover = {
  id: "barns",
  messages: "barns",
  folder: "barns",
  Icon: () => null,
  title: (t) => t("title"),
  questionText: (t, kind) => t(`ask.${kind}`),
};
const board = wordedBoard({
  cover,
  reference,
  messages: { en: async () => ({ default: en }), fr: async () => ({ default: fr }) },
  entries: () => [],
});

const model: BoardModel = {
  view: {
    season: 2,
    barns: [
      { owner: 0, crop: "rye", sheaves: 31, isFull: true },
      { owner: 1, crop: null, sheaves: 0, isFull: false },
    ],
    box: { sheaves: 99 },
    agenda: ["machinery"],
  },
  question: { number: 7, kind: "harvesting", seats: [1], affectedSeats: [1] },
  outcome: null,
  choices: [
    { type: "reap", fields: { sheaves: { from: 1, to: 2 }, crop: { oneOf: ["oats"] }, owner: { oneOf: [0] } } },
    { type: "trade", fields: { price: { oneOf: [4] } } },
    { type: "rest", fields: {}, blockedBy: "B-2.1" },
  ],
  people: [{ name: "Aveline" }, { name: "Berengar" }],
  yourSeat: 1,
  recent: [],
};

describe.each([
  {
    language: "en",
    move: en.move.reap,
    heading: "Your turn: Bring in the harvest",
    state:
      "State of the game | Season | 2 | Barns | Owner | Crop | Sheaves | Full | Aveline | Rye | 31 | Yes | Berengar | – | 0 | No",
    choices: ["Reap 1 sheaf of oats for Aveline", "Reap 2 sheaves of oats for Aveline", "Trade, price 4", "Rest"],
    winner: "Berengar | 1 | 47 | 2 barns",
  },
  {
    language: "fr",
    move: fr.move.reap,
    heading: "À vous de jouer\u00a0: Rentrez la moisson",
    state:
      "État de la partie | Saison | 2 | Granges | Propriétaire | Culture | Gerbes | Pleine | Aveline | Seigle | 31 | Oui | Berengar | – | 0 | Non",
    choices: [
      "Moissonner 1 gerbe (avoine) pour Aveline",
      "Moissonner 2 gerbes (avoine) pour Aveline",
      "Échanger, prix 4",
      "Se reposer",
    ],
    winner: "Berengar | 1 | 47 | 2 granges",
  },
] as const)("a board in words, in $language", ({ language, move, heading, state, choices, winner }) => {
  let messages: object;
  beforeAll(async () => {
    messages = (await board.messageFiles.barns?.[language]())?.default ?? {};
  });
  const drawn = (part: ReactNode) => textOf(renderToStaticMarkup(inLanguage(language, messages, part)));

  it("shows the view with translated headings, values, and the names of players", () => {
    expect(drawn(<Table />)).toContain(state);
  });

  it("asks and lists moves as sentences, or as a name with its fields", () => {
    const text = drawn(<Table />);
    expect(text.startsWith(heading)).toBe(true);
    expect(text.endsWith(choices.join(" | "))).toBe(true);
  });

  it("names a move in the making without its sentence, and a whole one with it", () => {
    const titleOf = (draft: Draft) => drawn(<Title draft={draft} />);
    expect(titleOf({ type: "reap" })).toBe(move);
    expect(titleOf({ type: "reap", sheaves: 2, crop: "oats", owner: 0 })).toBe(choices[1]);
  });

  it("leaves out what is internal and what the box holds", () => {
    expect(drawn(<Table />)).not.toMatch(/machinery|99/);
  });

  it("ranks the players, with what decided", () => {
    const ranking = [
      { seat: 0, rank: 2, score: 47, tieBreaks: [{ name: "barns", value: 1 }] },
      { seat: 1, rank: 1, score: 47, tieBreaks: [{ name: "barns", value: 2 }] },
    ];
    expect(drawn(<board.Summary model={{ ...model, question: null, outcome: { ranking } }} facts={[]} />)).toContain(
      winner,
    );
  });
});

function Table() {
  const t = useTranslate(board.messages);
  const options = board.optionLists(t, model, null).flatMap((list) => list.options);
  return (
    <board.Board
      model={model}
      selected={null}
      heading={<h1>{board.heading(t, model).title}</h1>}
      panel={options.map(({ key, label }) => <p key={key}>{label}</p>)}
      chronicle={null}
    />
  );
}

function Title({ draft }: { readonly draft: Draft }) {
  return board.choiceTitle(useTranslate(board.messages), model, draft);
}

function inLanguage(locale: string, messages: object, part: ReactNode) {
  const fail = (error: Error) => {
    throw error;
  };
  return (
    <NextIntlClientProvider locale={locale} messages={{ barns: messages } as never} timeZone="UTC" onError={fail}>
      {part}
    </NextIntlClientProvider>
  );
}

/** What is read, part by part. */
function textOf(markup: string): string {
  const parts = markup.split(/<[^>]*>/).map((part) => part.trim());
  return parts.filter((part) => part !== "").join(" | ");
}
