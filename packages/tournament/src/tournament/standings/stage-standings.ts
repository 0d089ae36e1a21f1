import type { Bye, Results } from "../../standings/results.ts";
import { type Standing, type StandingRules, standingsOf } from "../../standings/standings.ts";
import { allPlayersIn, playerOf, type Round, roundsOf, type StageState, type Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import { scoringOf } from "./scoring-of.ts";

export function stagePlanOf({ plan }: Tournament, { number }: Pick<StageState, "number">): Stage {
  const stage = plan.stages[number - 1];
  if (stage === undefined) throw new Error(`the plan has no stage ${number}`);
  return stage;
}

/** The standings of a stage as its tables stand now, the best first. */
export function stageStandings(tournament: Tournament, stage: StageState): readonly Standing[] {
  return standingsOf(resultsOf(tournament, stage, roundsOf(tournament, stage.number)), rulesOf(tournament, stage));
}

/** The standings of some of its tables: one season, one division. */
export const standingsOfRounds = (
  tournament: Tournament,
  stage: StageState,
  rounds: readonly Round[],
  players: readonly string[],
): readonly Standing[] => standingsOf({ ...resultsOf(tournament, stage, rounds), players }, rulesOf(tournament, stage));

function rulesOf(tournament: Tournament, stage: StageState): StandingRules {
  const { plan, lots } = tournament;
  const terms = stagePlanOf(tournament, stage);
  const counting = terms.format === "heats" || terms.format === "ladder" ? { counting: terms.best } : {};
  return { scoring: scoringOf(plan), order: plan.tieBreaks, lots, ...counting };
}

function resultsOf(tournament: Tournament, stage: StageState, rounds: readonly Round[]): Results {
  const players = allPlayersIn(stage);
  const tables = rounds.flatMap((round) =>
    round.tables.flatMap((table) =>
      table.places === null ? [] : [{ round: round.number, table: table.number, places: table.places }],
    ),
  );
  const given = rounds.filter(({ state }) => state !== "drafted");
  const byes = given.flatMap((round) => round.byes.map((player) => byeOf(tournament, round.number, player)));
  const late = stage.number === 1 ? players.flatMap((player) => lateOf(tournament, player, rounds)) : [];
  return { players, tables, byes: [...late, ...byes], advantages: tournament.advantages };
}

function byeOf({ plan }: Tournament, round: number, player: string): Bye {
  return plan.byePoints === null ? { round, player } : { round, player, points: plan.byePoints };
}

/** The points of a late player for each missed round. A season of a league has them if it is the player's first. */
function lateOf(tournament: Tournament, name: string, rounds: readonly Round[]): readonly Bye[] {
  const { lateBy = 0, latePoints = 0 } = playerOf(tournament, name) ?? {};
  const isLaterSeason = (rounds[0]?.number ?? 0) > lateBy + 1;
  if (isLaterSeason) return [];
  return Array.from({ length: lateBy }, (_, missed) => {
    return { round: missed + 1, player: name, points: latePoints / lateBy, isLate: true };
  });
}
