import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RulesetBoard } from "../../board.ts";
import type { BoardModel, Move, MovePreview, Vocabulary } from "../../board-model.ts";
import { people } from "./recorded-models.ts";
import type { Locale } from "./translator.ts";

interface DrawnGame<Game extends Vocabulary> {
  /** The message files of the board by name, in both languages. */
  readonly messages: Readonly<Record<Locale, object>>;
  /** What an untranslated message begins with. */
  readonly untranslated: RegExp;
  /** The heading of the next income in each language. */
  readonly income: Readonly<Record<Locale, string>>;
  readonly moments: readonly DrawnMoment<Game>[];
}

interface DrawnMoment<Game extends Vocabulary> {
  readonly name: string;
  readonly board: RulesetBoard<Game>;
  readonly model: BoardModel<Game>;
  readonly move: Move | null;
  readonly preview: MovePreview<Game> | null;
}

/** What holds for the table of every Fief, at each recorded moment. */
export function describeTable<Game extends Vocabulary>({ messages, untranslated, income, moments }: DrawnGame<Game>) {
  const previewed = moments.filter(({ preview }) => preview !== null);

  describe.each(["en", "fr"] as const)("the table in the language %s", (locale) => {
    it.each(moments)("draws every part of the moment $name, for players and for spectators", ({ board, model }) => {
      for (const yourSeat of [model.yourSeat, null]) {
        const shown = { ...model, yourSeat, choices: yourSeat === null ? [] : model.choices };
        const text = renderedText(locale, messages, <Table board={board} model={shown} />);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text).not.toMatch(untranslated);
        for (const { name } of people.filter((_, seat) => seat !== yourSeat)) expect(text).toContain(name);
      }
    });

    it.each(previewed)("says what the move of the moment $name leads to", ({ board, model, move, preview }) => {
      const drawn = <board.Preview model={model} selected={move} preview={preview} />;
      expect(renderedText(locale, messages, drawn)).toContain(income[locale]);
    });
  });
}

interface TableProps<Game extends Vocabulary> {
  readonly board: RulesetBoard<Game>;
  readonly model: BoardModel<Game>;
}

/** A board of which nothing is chosen. */
export const Table = <Game extends Vocabulary>({ board, model }: TableProps<Game>) => (
  <board.Board model={model} selected={null} heading={null} panel={null} chronicle={null} />
);

/** What is read on the page, part by part. */
export function renderedText(locale: Locale, messages: Readonly<Record<Locale, object>>, part: ReactNode): string {
  const fail = (error: Error) => {
    throw error;
  };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale] as never} timeZone="UTC" onError={fail}>
      {part}
    </NextIntlClientProvider>,
  );
  const parts = markup.split(/<[^>]*>/).map((text) => text.trim());
  return parts.filter((text) => text !== "").join(" | ");
}
