import english from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/tournaments.json" with { type: "json" };
import { createTranslator } from "use-intl/core";
import { expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { roundWords } from "./round-words.ts";

const rounds = [
  { round: 1, season: 1, isPlayOff: false },
  { round: 2, season: 1, isPlayOff: true },
  { round: 3, season: 2, isPlayOff: false },
  { round: 4, season: null, isPlayOff: false },
  { round: 5, season: null, isPlayOff: true },
] as Tournament["rounds"];

it.each([
  ["en", english, ["Season 1", "Play-off round of season 1", "Season 2", "Round 4", "Play-off round 5"]],
  ["fr", french, ["Saison 1", "Barrages de la saison 1", "Saison 2", "Ronde 4", "Barrages, ronde 5"]],
] as const)("the seasons of a league are counted, not its rounds: %s", (locale, messages, names) => {
  const t = createTranslator({ locale, messages: messages.rounds });
  expect(rounds.map(({ round }) => t("round", roundWords({ rounds }, round)))).toEqual(names);
});
