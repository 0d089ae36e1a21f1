import { playerOf, type Tournament, type TournamentTable } from "./tournament.ts";

/**
 * Whether a table is played on physical boards. Players that a director entered have not agreed to play online, and those
 * entered by name cannot.
 */
export function isPhysical(
  tournament: Tournament,
  { players, boards }: Pick<TournamentTable, "players" | "boards">,
): boolean {
  if (players.some((player) => mustBePhysical(tournament, player))) return true;
  return (boards ?? tournament.plan.boards) === "physical";
}

const mustBePhysical = (tournament: Tournament, name: string): boolean =>
  playerOf(tournament, name)?.isEnteredByDirector === true;
