import notifications from "@seneschal/wording/messages/en/notifications.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Game } from "../../lib/api-client/types.ts";
import { keys } from "../../lib/query-client/keys.ts";
import { NotificationsPanel } from "./notifications-panel.tsx";

function panelsFor(reader: string | null, yourSeat: number | null): readonly string[] {
  const client = new QueryClient();
  client.setQueryData(keys.session, reader === null ? null : { id: reader });
  const game = { id: "a-game", host: "ada", yourSeat, state: "running" } as Game;
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ notifications }}>
        <NotificationsPanel game={game} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return [...drawn.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, summary = ""]) => summary);
}

it("shows the channels of a game to its players and to its host, also without a seat", () => {
  const { settings, channels } = notifications.panels;
  expect(panelsFor("bea", 1)).toEqual([settings, channels]);
  expect(panelsFor("ada", null)).toEqual([channels]);
  expect(panelsFor("cyr", null)).toEqual([]);
  expect(panelsFor(null, null)).toEqual([]);
});
