import { stagePlanOf } from "../standings/stage-standings.ts";
import { currentStage, type Player, playerOf, regularRoundsOf, type Tournament } from "../state/tournament.ts";
import type { EventOf } from "../state/types.ts";

export type Absence = Player["absences"][number];

/** The rounds that are still to be paired and that players can miss: those of a Swiss system or of heats. */
export function absenceRounds(tournament: Tournament): readonly number[] {
  if (tournament.phase !== "open" && tournament.phase !== "running") return [];
  const { first, count } = roundsOfStage(tournament);
  const last = tournament.rounds.at(-1)?.number ?? 0;
  return Array.from({ length: count }, (_, place) => first + place).filter((round) => round > last);
}

/** Whether a bye can be requested for this round of the current stage. */
export function isByeRound(tournament: Tournament, round: number): boolean {
  const { requestedByes = null } = tournament.plan;
  if (requestedByes === null) return false;
  return requestedByes.lastRound === null || round - roundsOfStage(tournament).first < requestedByes.lastRound;
}

/** The current stage, or the first one before the start. */
function roundsOfStage(tournament: Tournament): { readonly first: number; readonly count: number } {
  const number = currentStage(tournament)?.number ?? 1;
  const terms = stagePlanOf(tournament, { number });
  const isOver = currentStage(tournament)?.ranking !== undefined;
  const isPlanned = (terms.format === "swiss" || terms.format === "heats") && !isOver;
  const first = regularRoundsOf(tournament, number)[0]?.number ?? (tournament.rounds.at(-1)?.number ?? 0) + 1;
  return { first, count: isPlanned ? terms.rounds : 0 };
}

/** The players of a stage who planned to miss the round that is paired next. */
export function absentFrom(
  tournament: Tournament,
  players: readonly string[],
  round: number,
): NonNullable<EventOf<"RoundDrafted">["absent"]> {
  if (!absenceRounds(tournament).includes(round)) return [];
  return players.flatMap((name) => {
    const player = playerOf(tournament, name);
    const planned = player?.absences.find((absence) => absence.round === round);
    return player?.status === "entered" && planned !== undefined ? [{ player: name, isBye: planned.isBye }] : [];
  });
}
