import { messagesOf } from "@seneschal/wording/messages";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Game } from "../../../lib/api-client/types.ts";
import { BotGameItem } from "./bot-game-item.tsx";

const robo = { account: "robo", name: "Robo" };
const person = (account: string, name: string, nameKind: string) => ({ kind: "person", account, name, nameKind });
const game = {
  id: "a-game",
  name: "A game",
  ruleset: "village",
  state: "running",
  seats: [person("maud", "Maud", "registered"), person("robo", "Robo", "bot"), person("odo", "Odo", "guest")],
  question: { seats: [1, 2] },
  turn: 3,
  outcome: null,
  movedAt: "2026-11-27T11:55:00Z",
  finishedAt: null,
} as unknown as Game;
const finished = { state: "finished", question: null, turn: null, finishedAt: "2026-11-27T11:00:00Z" } as const;

async function textOf(changed: Partial<Game>, locale: "en" | "fr" = "en"): Promise<string> {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={await messagesOf(locale)}
      timeZone="UTC"
      now={new Date("2026-11-27T12:00:00Z")}
    >
      <BotGameItem bot={robo} game={{ ...game, ...changed }} />
    </NextIntlClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");
}

describe("a game of a bot account", () => {
  it("tells its opponents, whose turn it is, and when the last move was", async () => {
    const text = await textOf({});
    expect(text).toContain("|A game|Village · ");
    expect(text).toContain("|against Maud and Odo (guest)|");
    expect(text).toContain("|it is the turn of Robo (bot) and Odo (guest) · last move |5 minutes ago|");
  });

  it("does so in French", async () => {
    const text = await textOf({}, "fr");
    expect(text).toContain("|contre Maud et Odo (invité)|");
    expect(text).toContain("|au tour de Robo (bot) et Odo (invité) · dernier coup |il y a 5 minutes|");
  });

  it("does not tell whose turn it is while spectators see it with a delay", async () => {
    expect(await textOf({ question: null })).toContain("|last move |5 minutes ago|");
  });

  it("tells who won, and when", async () => {
    const ranking = [
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
      { seat: 2, rank: 3 },
    ];
    const text = await textOf({ ...finished, outcome: { ranking } as Game["outcome"] });
    expect(text).toContain("|won by Robo (bot) · |1 hour ago|");
  });

  it("tells when a game without a winner ended", async () => {
    const text = await textOf(finished);
    expect(text).toContain("|1 hour ago|");
    expect(text).not.toContain("won by");
  });

  it("can resign from a running game, and leave the seat of an open one", async () => {
    expect(await textOf({})).toContain("|Resign|");
    const open = await textOf({ state: "open", question: null, turn: null });
    expect(open).toContain("|A game|Village|Leave the seat|");
  });

  it("cannot leave a finished game", async () => {
    const text = await textOf(finished);
    expect(text).not.toContain("Resign");
    expect(text).not.toContain("Leave the seat");
  });
});
