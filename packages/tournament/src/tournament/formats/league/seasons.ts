import type { Standing } from "../../../standings/standings.ts";
import { standingsOfRounds } from "../../standings/stage-standings.ts";
import {
  holderOf,
  type Round,
  regularRoundsOf,
  type StageState,
  type Tournament,
  type TournamentTable,
} from "../../state/tournament.ts";
import { afterPlayOff, playOffsAfter } from "../play-offs.ts";

export interface DivisionStandings {
  /** From 1, the highest. */
  readonly division: number;
  /** The best first, with ranks within the division. */
  readonly standings: readonly Standing[];
}

/** The seasons of a league that have begun. A season is one round. */
export const seasonsOf = (tournament: Tournament, { number }: Pick<StageState, "number">): readonly Round[] =>
  regularRoundsOf(tournament, number).filter(({ state }) => state !== "drafted");

/** The number of the season of a round, or of its play-offs; null if its stage is no league. */
export function seasonNumber(tournament: Tournament, round: Round): number | null {
  if (tournament.plan.stages[round.stage - 1]?.format !== "league") return null;
  return regularRoundsOf(tournament, round.stage).filter(({ number }) => number <= round.number).length;
}

/** The standings of each division in a season; a play-off decides the first place of players who share it. */
export function divisionStandings(
  tournament: Tournament,
  stage: StageState,
  season: Round,
): readonly DivisionStandings[] {
  const numbers = [...new Set(season.tables.map(divisionOf))].sort((one, other) => one - other);
  const titles = playOffsAfter(tournament, stage, season.number).filter(({ purpose }) => purpose === "title");
  return numbers.map((division) => {
    const standings = standingsOfDivision(tournament, stage, season, { division });
    const decided = titles.filter((table) => divisionOf(table) === division);
    return { division, standings: decided.reduce(afterPlayOff<Standing>, standings) };
  });
}

/** The standings of one division, as its tables are or before the random draw. */
export function standingsOfDivision(
  tournament: Tournament,
  stage: StageState,
  season: Round,
  { division, isBeforeDraw = false }: { readonly division: number; readonly isBeforeDraw?: boolean },
): readonly Standing[] {
  const own = { ...season, byes: [], tables: season.tables.filter((table) => divisionOf(table) === division) };
  const players = [...new Set(own.tables.flatMap((table) => table.players))];
  return standingsOfRounds(tournament, stage, { rounds: [own], players, isBeforeDraw });
}

/** The players who have the places of each division now, the best first: substitutes for those who were replaced. */
export const heldDivisions = (
  tournament: Tournament,
  stage: StageState,
  season: Round,
): readonly (readonly string[])[] =>
  divisionStandings(tournament, stage, season).map(({ standings }) => [
    ...new Set(standings.map(({ player }) => holderOf(stage.substitutions, player))),
  ]);

const divisionOf = ({ division }: TournamentTable): number => division ?? 1;
