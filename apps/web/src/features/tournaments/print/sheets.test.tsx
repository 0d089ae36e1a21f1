import evening from "@seneschal/wording/messages/en/club-evening.json" with { type: "json" };
import common from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { PairingSheet } from "./rounds/pairing-sheet.tsx";
import { SlipSheet } from "./rounds/slip-sheet.tsx";
import { StandingsSheet } from "./standings-sheet.tsx";

const named = (player: string) => ({ player, name: player, nameKind: null, isNamed: true, link: null });
const league = {
  id: "league",
  phase: "finished",
  now: "2027-03-01T12:00:00Z",
  plan: { name: "League of Vincennes", divisionNames: ["Gold", "Silver"] },
  prizes: [{ player: "Ada", place: 1, title: "Champion" }],
  players: ["Ada", "Bea", "Cyr"].map(named),
  rounds: [
    {
      round: 3,
      season: 2,
      isPlayOff: false,
      state: "published",
      byes: [],
      tables: [{ table: 1, division: 2, players: ["Ada", "Bea"] }],
    },
  ],
} as unknown as Tournament;

const row = (player: string, more: object) => ({
  player,
  rank: 1,
  points: 3,
  division: 1,
  figures: [3],
  club: null,
  movement: null,
  status: "entered",
  ...more,
});
const standings = {
  stage: 1,
  season: 2,
  order: ["points"],
  rows: [
    row("Ada", { club: "Vincennes" }),
    row("Bea", { division: 2, movement: "promoted" }),
    row("Cyr", { division: 2, status: "withdrawn" }),
  ],
};

function printed(sheet: ReactNode): string {
  const client = new QueryClient();
  client.setQueryData(keys.tournamentStandings("league", { stage: undefined, season: undefined }), standings);
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ "club-evening": evening, tournaments: english, common }}
    >
      <QueryClientProvider client={client}>{sheet}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

describe("the sheets of a league", () => {
  it("count seasons, and name the division of each table", () => {
    const pairings = printed(<PairingSheet tournament={league} />);
    expect(pairings).toContain("Pairings of season 2");
    expect(pairings).toContain("Table 1: Silver");
    const slips = printed(<SlipSheet tournament={league} />);
    expect(slips).toContain("Season 2");
    expect(slips).toContain("Table 1: Silver");
  });

  it("say who is promoted, has withdrawn or won a title, and where players come from", () => {
    const sheet = printed(<StandingsSheet tournament={league} />);
    expect(sheet).toContain("Final standings of season 2");
    expect(sheet).toContain("Ada (Vincennes, Champion)");
    expect(sheet).toContain("Bea (promoted)");
    expect(sheet).toContain("Cyr (withdrawn)");
  });
});
