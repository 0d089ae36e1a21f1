import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Outcome } from "../../../boards/board-model.ts";
import { FinalRanking } from "./final-ranking.tsx";

const outcome: Outcome = {
  ranking: [
    { seat: 0, rank: 2, score: 1, tieBreaks: [{ name: "king", value: 0 }] },
    { seat: 1, rank: 1, score: 3, tieBreaks: [{ name: "king", value: 1 }] },
    { seat: 2, rank: 2, score: 1, tieBreaks: [{ name: "king", value: 0 }] },
  ],
};
const people = ["Ann", "Bob", "Cleo"].map((name) => ({ name }));

it.each([
  ["en", "3 points"],
  ["fr", "3 points"],
] as const)(
  "names the winner first, with the scores in the words of the game, in the language %s",
  async (locale, won) => {
    const messages = await messagesOf(locale);
    const markup = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        <FinalRanking ruleset="fief-1429" model={{ outcome, people, yourSeat: 0 }} />
      </NextIntlClientProvider>,
    );
    const lines = markup.split("<li").slice(1);
    expect(lines.map((line) => line.match(/<b[^>]*>(\w+)/)?.[1])).toEqual(["Bob", "Ann", "Cleo"]);
    expect(lines.map((line) => line.match(/value="(\d)"/)?.[1])).toEqual(["1", "2", "2"]);
    expect(lines[0]).toContain(won);
  },
);
