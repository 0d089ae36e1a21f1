import type { TournamentEvent, TournamentLogEntry } from "../../../../lib/api-client/types.ts";
import type { PlayerNames } from "../../entrants/player-names.ts";
import type { RoundWords } from "../../parts/round-words.ts";
import { areSamePlacements } from "../rounds/same-placements.ts";
import { physicalValuesOf } from "./physical-values.ts";

interface Reader {
  /** Whether the player in the event did it themselves. */
  readonly isOwn: boolean;
  readonly words: (round: number) => RoundWords;
  readonly playerNames: PlayerNames;
  readonly nameOf: (account: string) => string;
  readonly instant: (instant: string) => string;
  /** The placements as text: "1. Ada, 2. Bea". */
  readonly places: (places: PlacesOf) => string;
}
type ResultCorrected = Extract<TournamentEvent, { type: "ResultCorrected" }>;
type PlacesOf = ResultCorrected["places"];

/** The values that the sentence about an event can use. */
export function valuesOf(event: TournamentEvent, reader: Reader): Record<string, string | number> {
  const { playerNames, nameOf, instant, places, words } = reader;
  return {
    ...("player" in event ? { player: playerNames(event.player).marked } : {}),
    ...("by" in event ? { substitute: playerNames(event.by).marked } : {}),
    ...("round" in event ? words(event.round) : {}),
    ...("table" in event ? { table: event.table } : {}),
    ...("stage" in event ? { stage: event.stage } : {}),
    ...("tables" in event ? { tables: event.tables.length } : {}),
    ...("players" in event ? { players: event.players.length } : {}),
    ...("isWaiting" in event ? { isWaiting: String(event.isWaiting), isOwn: String(reader.isOwn) } : {}),
    ...("points" in event ? { points: event.points ?? 0 } : {}),
    ...("why" in event ? { why: event.why } : {}),
    ...(event.type === "PairingFailed" ? { cause: event.cause === "too-few-players" ? "few" : "apart" } : {}),
    ...("absences" in event ? absencesOf(event.absences) : {}),
    ...("account" in event && event.account !== null ? { account: nameOf(event.account) } : {}),
    ...("deadline" in event ? { at: event.deadline === null ? "none" : instant(event.deadline) } : {}),
    ...("clubs" in event ? { clubs: clubsOf(event.clubs, playerNames) } : {}),
    ...(event.type === "ClubsKeptApart" ? { rounds: roundsApart(event) } : {}),
    ...("pairs" in event ? { pairs: pairsOf(event.pairs, playerNames) } : {}),
    ...("places" in event ? { places: places(event.places) } : {}),
    ...("verdict" in event ? { verdict: event.verdict } : {}),
    ...("before" in event ? { before: beforeOf(event, places) } : {}),
    ...("title" in event ? { title: event.title, place: event.place } : {}),
    ...("ranking" in event ? { first: firstOf(event.ranking, playerNames) } : {}),
    ...physicalValuesOf(event, playerNames),
  };
}

/** The rounds that a player misses, those with a requested bye among them. */
function absencesOf(absences: readonly { readonly round: number; readonly isBye: boolean }[]) {
  const byes = absences.filter(({ isBye }) => isBye).map(({ round }) => round);
  return {
    count: absences.length,
    rounds: absences.map(({ round }) => round).join(", "),
    byes: byes.length === 0 ? "none" : byes.join(", "),
  };
}

function beforeOf({ before, places }: ResultCorrected, inWords: Reader["places"]): string {
  if (before === null) return "none";
  return areSamePlacements(before, places) ? "same" : inWords(before);
}

const pairsOf = (pairs: readonly (readonly string[])[], playerNames: PlayerNames): string =>
  pairs.map((pair) => pair.map((player) => playerNames(player).marked).join(" – ")).join(", ");

const clubsOf = (
  clubs: readonly { readonly player: string; readonly club: string | null }[],
  playerNames: PlayerNames,
): string => clubs.map(({ player, club }) => `${playerNames(player).marked} (${club ?? "–"})`).join(", ");

const roundsApart = ({ clubsApart }: Extract<TournamentEvent, { type: "ClubsKeptApart" }>): string =>
  clubsApart === null ? "none" : clubsApart.rounds === null ? "all" : String(clubsApart.rounds);

const firstOf = (
  ranking: readonly { readonly player: string; readonly rank: number }[],
  playerNames: PlayerNames,
): string =>
  ranking
    .filter(({ rank }) => rank === 1)
    .map(({ player }) => playerNames(player).marked)
    .join(", ");

/** Whether the sentence about an event already names its actor. */
export const isOwnAction = ({ event, by }: Pick<TournamentLogEntry, "event" | "by">): boolean =>
  "player" in event && by?.account === event.player;

/** The director's reason, if the event has one. */
export const reasonOf = (event: TournamentEvent): string | null => ("reason" in event ? (event.reason ?? null) : null);
