import { messagesOf } from "@seneschal/wording/messages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Game } from "../../../lib/api-client/types.ts";
import { TakeBotOut, TakeBotOutForm } from "./take-bot-out.tsx";

const bot = { account: "robo", name: "Robo" };
const gameIn = (state: Game["state"]) => ({ id: "a-game", name: "A game", state }) as Game;

async function markupOf(part: React.ReactNode, locale: "en" | "fr" = "en"): Promise<string> {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale={locale} messages={await messagesOf(locale)} timeZone="UTC">
        {part}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return markup.replaceAll(/[\u00a0\u202f]/g, " ");
}

const formOf = (state: Game["state"]) => <TakeBotOutForm bot={bot} game={gameIn(state)} onKeep={() => undefined} />;

describe("taking a bot account out of a game", () => {
  it("names the bot account and the game on its button", async () => {
    expect(await markupOf(<TakeBotOut bot={bot} game={gameIn("running")} />)).toContain(
      'aria-label="Resign for Robo: A game"',
    );
    expect(await markupOf(<TakeBotOut bot={bot} game={gameIn("open")} />, "fr")).toContain(
      'aria-label="Quitter la place de Robo : A game"',
    );
  });

  it("says what happens in a running game and in an open one", async () => {
    const running = await markupOf(formOf("running"));
    expect(running).toContain("Robo resigns now, and a bot of the server plays on in its place.");
    expect(running).toContain(">Resign now<");
    const open = await markupOf(formOf("open"));
    expect(open).toContain("Robo leaves its seat now.");
    expect(open).toContain(">Leave now<");
  });
});
