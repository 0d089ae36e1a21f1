import { holderOf, type Round, type StageState, type Tournament } from "../../state/tournament.ts";
import type { StageOf } from "../../state/types.ts";
import { playOffsAfter } from "../play-offs.ts";
import { heldDivisions } from "./seasons.ts";

type League = StageOf<"league">;
type Divisions = readonly (readonly string[])[];
export interface LeagueStage {
  readonly tournament: Tournament;
  readonly stage: StageState;
  readonly terms: League;
}

/**
 * The divisions of the season after another: the best are promoted, the last are relegated, gaps are filled from below,
 * and newcomers start at the bottom.
 */
export function nextDivisions(league: LeagueStage, season: Round | undefined, players: readonly string[]): Divisions {
  if (season === undefined) return inDivisions(players, league.terms);
  const { tournament, stage, terms } = league;
  const held = afterPromotionPlayOffs(heldDivisions(tournament, stage, season), league, season);
  const relegated = terms.inactivity?.effect === "relegate" ? inactivePlayers(league, season) : [];
  const known = withRelegated(crossed(held, terms), held, relegated)
    .flat()
    .filter((player) => players.includes(player));
  return inDivisions([...known, ...players.filter((player) => !known.includes(player))], terms);
}

/** The players who forfeited too many games of a season. */
export function inactivePlayers({ stage, terms }: LeagueStage, season: Round): readonly string[] {
  const { inactivity = null } = terms;
  if (inactivity === null) return [];
  const forfeits = season.tables
    .flatMap(({ places }) => places ?? [])
    .filter(({ isForfeit }) => isForfeit)
    .map(({ player }) => holderOf(stage.substitutions, player));
  const counted = [...new Set(forfeits)];
  return counted.filter((name) => forfeits.filter((player) => player === name).length >= inactivity.forfeits);
}

/** Two players on both sides of the border between a division and the next one. */
export interface Border {
  /** The number of the higher division. */
  readonly division: number;
  readonly upper: string;
  readonly lower: string;
}

/** The last player who stays in each division, and the best one of the next division who is not promoted. */
export function bordersOf(divisions: Divisions, { moving }: League): readonly Border[] {
  return divisions.slice(0, -1).flatMap((division, place) => {
    const below = divisions[place + 1] ?? [];
    const [rising, falling] = [crossing(divisions, place - 1, moving), crossing(divisions, place, moving)];
    const last = division.length - falling - 1;
    const isLowest = place + 2 === divisions.length;
    const belowLast = below.length - crossing(divisions, place + 1, moving) - 1;
    const [upper, lower] = [division[last], below[falling]];
    const isFree = last > rising && (isLowest || falling < belowLast);
    return isFree && upper !== undefined && lower !== undefined ? [{ division: place + 1, upper, lower }] : [];
  });
}

/** The winner of a play-off plays in the higher division; after a tie, the player who was there. */
function afterPromotionPlayOffs(divisions: Divisions, { tournament, stage }: LeagueStage, season: Round): Divisions {
  const decided = playOffsAfter(tournament, stage, season.number).filter(({ purpose }) => purpose === "promotion");
  return decided.reduce((after, { places, division }) => {
    const [one, other] = (places ?? []).toSorted((first, second) => first.rank - second.rank);
    if (one === undefined || other === undefined || division === null || one.rank === other.rank) return after;
    const [winner, loser] = [one, other].map(({ player }) => holderOf(stage.substitutions, player));
    const isRising = winner !== undefined && after[division]?.includes(winner);
    return isRising && loser !== undefined ? exchanged(after, winner, loser) : after;
  }, divisions);
}

const exchanged = (divisions: Divisions, one: string, other: string): Divisions =>
  divisions.map((division) => division.map((player) => (player === one ? other : player === other ? one : player)));

/** Best first: players who stay before relegated ones, so that gaps are filled from below. */
function crossed(divisions: Divisions, { moving }: League): Divisions {
  return divisions.map((division, place) => {
    const above = divisions[place - 1] ?? [];
    const [rising, falling] = [crossing(divisions, place - 1, moving), crossing(divisions, place, moving)];
    const stay = division.slice(rising, division.length - falling);
    const risen = (divisions[place + 1] ?? []).slice(0, falling);
    return [...stay, ...risen, ...above.slice(above.length - rising)];
  });
}

/** The number of players promoted to a division; as many are relegated from it. */
function crossing(divisions: Divisions, place: number, moving: number): number {
  const half = (division: readonly string[] = []) => Math.floor(division.length / 2);
  return Math.min(moving, half(divisions[place]), half(divisions[place + 1]));
}

/** Puts these players at the end of the division below the one they were in. */
function withRelegated(next: Divisions, before: Divisions, players: readonly string[]): Divisions {
  const goalOf = (player: string) => Math.min(before.findIndex((one) => one.includes(player)) + 1, before.length - 1);
  const moved = players.filter((player) => !next[goalOf(player)]?.includes(player));
  return next.map((division, place) => [
    ...division.filter((player) => !moved.includes(player)),
    ...moved.filter((player) => goalOf(player) === place),
  ]);
}

/** Full divisions and a last one with the remaining players; too few for a table are spread over the others. */
function inDivisions(players: readonly string[], { division, sizes }: League): Divisions {
  const full = Math.floor(players.length / division);
  const rest = players.length % division;
  const hasLast = full === 0 || rest >= sizes.least;
  const lengths = hasLast
    ? [...Array.from({ length: full }, () => division), ...(rest > 0 ? [rest] : [])]
    : Array.from({ length: full }, (_, place) => division + Math.floor(rest / full) + (place < rest % full ? 1 : 0));
  return lengths.map((length, place) => {
    const first = lengths.slice(0, place).reduce((sum, before) => sum + before, 0);
    return players.slice(first, first + length);
  });
}
