import evening from "@seneschal/wording/messages/en/club-evening.json" with { type: "json" };
import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import frenchEvening from "@seneschal/wording/messages/fr/club-evening.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { TournamentStage } from "../../../../lib/api-client/types.ts";
import { StageSettings } from "./stage-settings.tsx";

const sizes = { least: 2, most: 2, preferred: 2 };
const league = { format: "league", field: { from: "all" }, sizes, roundDays: 112, division: 4, seasons: 2, moving: 1 };

function shown(locale: "en" | "fr"): string {
  const messages =
    locale === "en"
      ? { tournaments: english, "club-evening": evening }
      : { tournaments: french, "club-evening": frenchEvening };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
      <StageSettings stage={league as unknown as TournamentStage} number={1} unmetPairs={null} />
    </NextIntlClientProvider>,
  );
}

it("counts the days of a season in a league, and who moves", () => {
  expect(shown("en")).toContain("112 days per season.");
  expect(shown("en")).toContain("one player moves up and one moves down.");
  expect(shown("fr")).toContain("112 jours par saison.");
  expect(shown("fr")).toContain("un joueur monte et un descend.");
});
