import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { ResultNotice } from "./result-notice.tsx";

function notice(closing: Partial<Tournament["closing"]>, locale: "en" | "fr" = "en", stages = 1): string {
  const tournament = {
    phase: "running",
    ranking: [],
    prizes: [],
    players: [],
    pairingFailure: null,
    closing: { at: null, ...closing },
    stages: Array.from({ length: stages }, (_, at) => ({ stage: at + 1 })),
    rounds: [{ round: 3, season: 2, isPlayOff: false }],
  } as unknown as Tournament;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={{ tournaments: locale === "en" ? english : french, common: {} }}
    >
      <ResultNotice tournament={tournament} />
    </NextIntlClientProvider>,
  );
}

it("says that the tournament ends with its last stage, which an organizer may not have called a stage", () => {
  const last = notice({ what: "stage", number: 1, at: "2027-03-01T12:00:00Z" });
  expect(last).toContain("All rounds are played.");
  expect(last).toContain("Then the tournament ends.");
  expect(notice({ what: "stage", number: 1 }, "fr")).toContain("termine le tournoi.");
});

it("names the stage if another one follows", () => {
  const first = notice({ what: "stage", number: 1, at: "2027-03-01T12:00:00Z" }, "en", 2);
  expect(first).toContain("Stage 1 is complete.");
  expect(first).toContain("Then the next stage starts.");
});

it("counts seasons in a league, as everywhere else", () => {
  expect(notice({ what: "round", number: 3 })).toContain("Season 2 is complete.");
  expect(notice({ what: "round", number: 3 }, "fr")).toContain("La saison 2 est complète.");
});
