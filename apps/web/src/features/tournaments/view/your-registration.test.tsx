import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { YourRegistration } from "./your-registration.tsx";

const you = { status: "entered", player: "ada", isPaused: false, mayPause: false, mayEnter: false };

function shownTo(locale: "en" | "fr", absences: readonly { round: number; isBye: boolean }[], closed = 0): string {
  const rounds = Array.from({ length: closed }, (_, at) => ({ round: at + 1, state: "closed", tables: [] }));
  const tournament = {
    id: "cup",
    phase: "running",
    stages: [],
    rounds,
    plan: { clubsApart: null },
    players: [{ player: "ada", absences, club: null }],
    you: { ...you, absenceRounds: [], byeRounds: [] },
  } as unknown as Tournament;
  const client = new QueryClient();
  client.setQueryData(keys.session, { id: "ada" });
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={{ tournaments: locale === "en" ? english : french }}
    >
      <QueryClientProvider client={client}>
        <YourRegistration tournament={tournament} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

const planned = [
  { round: 2, isBye: true },
  { round: 4, isBye: false },
];

it("says which rounds a player misses, and which of them as a bye", () => {
  expect(shownTo("en", planned)).toContain("every round except round 2 (requested bye) and round 4.");
  expect(shownTo("fr", planned)).toContain("sauf la ronde 2 (ronde de repos) et la ronde 4.");
});

it("mentions no round that is over", () => {
  expect(shownTo("en", planned, 2)).toContain("every round except round 4.");
  expect(shownTo("en", planned, 4)).toContain("You are paired for every round.");
});
