import { isReadable, nameLengthMax } from "@seneschal/schema/form-checks";
import { botGamesMax, paces, visibilities } from "@seneschal/schema/lists";
import type { BotGame, OwnBot, Ruleset } from "../../../lib/api-client/types.ts";

/** A bot account as the form has it. Empty texts are none. */
export interface BotDraft extends Pick<OwnBot, "name" | "games" | "limits" | "isPaused"> {
  readonly description: string;
  readonly sourceUrl: string;
}

export type BotField = "name" | "sourceUrl" | "games" | "seats" | "gamesMax" | "visibilities" | "paces";

/** A new bot account, with the limits that the API has by default. */
export const emptyDraft: BotDraft = {
  name: "",
  description: "",
  sourceUrl: "",
  games: [],
  limits: { gamesMax: 5, visibilities: [...visibilities], paces: [...paces], onlyOnline: true },
  isPaused: false,
};

export function draftOf({ name, description, sourceUrl, games, limits, isPaused }: OwnBot): BotDraft {
  return { name, description: description ?? "", sourceUrl: sourceUrl ?? "", games, limits, isPaused };
}

/** The games with this ruleset, played with all numbers of seats and default options, or without it. */
export function withRuleset(
  games: readonly BotGame[],
  { id, seats }: Pick<Ruleset, "id" | "seats">,
  isPlayed: boolean,
) {
  const others = games.filter(({ ruleset }) => ruleset !== id);
  return isPlayed ? [...others, { ruleset: id, seats, options: "default" as const }] : others;
}

/** What must be corrected before the draft can be sent. */
export function faultsIn({ name, sourceUrl, games, limits }: BotDraft): ReadonlySet<BotField> {
  const faults: Record<BotField, boolean> = {
    name: !isReadable(name, nameLengthMax),
    sourceUrl: sourceUrl.trim() !== "" && !/^https:\/\/[^\s/]+/.test(sourceUrl.trim()),
    games: games.length === 0,
    // Not a number while the field is empty.
    seats: !games.every(({ seats: { min, max } }) => 1 <= min && min <= max && max <= 10),
    gamesMax: !(limits.gamesMax >= 1 && limits.gamesMax <= botGamesMax),
    visibilities: limits.visibilities.length === 0,
    paces: limits.paces.length === 0,
  };
  return new Set((Object.keys(faults) as BotField[]).filter((field) => faults[field]));
}

/** What the API is sent for a draft; a new bot account has its name in addition. */
export function changeOf({ description, sourceUrl, games, limits, isPaused }: BotDraft) {
  return { description: description.trim() || null, sourceUrl: sourceUrl.trim() || null, games, limits, isPaused };
}
