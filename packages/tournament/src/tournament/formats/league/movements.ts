import { holderOf, isActive, isPlayOff, type Round, roundsOf } from "../../state/tournament.ts";
import { bordersOf, inactivePlayers, type LeagueStage, nextDivisions } from "./season-order.ts";
import { divisionStandings, heldDivisions } from "./seasons.ts";

/** What follows from a season for a player; null if they stay in their division. */
export type Movement = "promoted" | "relegated" | "play-off" | "left" | null;

/** The movements after a season: as they happened, or as they would be now. None before the first result. */
export function movementsAfter(league: LeagueStage, season: Round): ReadonlyMap<string, Movement> {
  const { tournament, stage } = league;
  if (season.tables.every(({ places }) => places === null)) return new Map();
  const later = roundsOf(tournament, stage.number).find((round) => round.number > season.number && !isPlayOff(round));
  const next = later === undefined ? expectedDivisions(league, season) : drawnDivisions(later);
  const open = later === undefined ? openPlayOffs(league, season) : [];
  return new Map(
    divisionStandings(tournament, stage, season).flatMap(({ division, standings }) =>
      standings.map(({ player }) => {
        const holder = holderOf(stage.substitutions, player);
        return [player, open.includes(holder) ? "play-off" : movement(division, next.get(holder))] as const;
      }),
    ),
  );
}

function movement(before: number, after: number | undefined): Movement {
  if (after === undefined) return "left";
  if (after === before) return null;
  return after < before ? "promoted" : "relegated";
}

const drawnDivisions = ({ tables }: Round): ReadonlyMap<string, number> =>
  new Map(tables.flatMap(({ players, division }) => players.map((player) => [player, division ?? 1] as const)));

function expectedDivisions(league: LeagueStage, season: Round): ReadonlyMap<string, number> {
  const { tournament, stage, terms } = league;
  const removed = terms.inactivity?.effect === "remove" ? inactivePlayers(league, season) : [];
  const players = stage.players.filter((player) => isActive(tournament, player) && !removed.includes(player));
  return new Map(
    nextDivisions(league, season, players).flatMap((division, place) =>
      division.map((player) => [player, place + 1] as const),
    ),
  );
}

/** The players who are still to play for a place in the higher division. */
function openPlayOffs({ tournament, stage, terms }: LeagueStage, season: Round): readonly string[] {
  if (terms.promotionPlayOffs !== true) return [];
  const played = roundsOf(tournament, stage.number).find((round) => round.number > season.number);
  if (played !== undefined)
    return played.tables
      .filter(({ purpose, places }) => purpose === "promotion" && places === null)
      .flatMap(({ players }) => players);
  if (stage.ranking !== undefined) return [];
  return bordersOf(heldDivisions(tournament, stage, season), terms)
    .filter(({ upper, lower }) => isActive(tournament, upper) && isActive(tournament, lower))
    .flatMap(({ upper, lower }) => [upper, lower]);
}
