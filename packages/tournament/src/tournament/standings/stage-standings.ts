import type { Bye, Results } from "../../standings/results.ts";
import { type Standing, type StandingRules, standingsOf } from "../../standings/standings.ts";
import {
  allPlayersIn,
  playerOf,
  type Round,
  regularRoundsOf,
  type StageState,
  type Tournament,
} from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import { annulledAt, annulledPlayers } from "./annulled-results.ts";
import { requestedByePoints } from "./requested-bye-points.ts";
import { scoringOf } from "./scoring-of.ts";

export function stagePlanOf({ plan }: Tournament, { number }: Pick<StageState, "number">): Stage {
  const stage = plan.stages[number - 1];
  if (stage === undefined) throw new Error(`the plan has no stage ${number}`);
  return stage;
}

/** The standings of a stage as its tables stand now, the best first. Play-offs do not count. */
export const stageStandings = (tournament: Tournament, stage: StageState): readonly Standing[] =>
  standingsOf(resultsOf(tournament, stage, regularRoundsOf(tournament, stage.number)), rulesOf(tournament, stage));

/** The same before the random draw: players that only the draw separates share a rank. */
export const standingsBeforeDraw = (tournament: Tournament, stage: StageState): readonly Standing[] =>
  standingsOf(
    resultsOf(tournament, stage, regularRoundsOf(tournament, stage.number)),
    beforeDraw(rulesOf(tournament, stage)),
  );

function beforeDraw(rules: StandingRules): StandingRules {
  const place = rules.order.indexOf("lot");
  return place === -1 ? rules : { ...rules, order: rules.order.slice(0, place) };
}

interface Part {
  readonly rounds: readonly Round[];
  readonly players: readonly string[];
  readonly isBeforeDraw: boolean;
}

/** The standings of some of its tables: one season, one division. */
export function standingsOfRounds(
  tournament: Tournament,
  stage: StageState,
  { rounds, players, isBeforeDraw }: Part,
): readonly Standing[] {
  const rules = rulesOf(tournament, stage);
  const results = { ...resultsOf(tournament, stage, rounds), players };
  return standingsOf(results, isBeforeDraw ? beforeDraw(rules) : rules);
}

function rulesOf(tournament: Tournament, stage: StageState): StandingRules {
  const { plan, lots } = tournament;
  const terms = stagePlanOf(tournament, stage);
  const counting = terms.format === "heats" || terms.format === "ladder" ? { counting: terms.best } : {};
  return { scoring: scoringOf(plan), order: plan.tieBreaks, lots, ...counting };
}

function resultsOf(tournament: Tournament, stage: StageState, rounds: readonly Round[]): Results {
  const players = allPlayersIn(stage);
  const annulledIn = annulledPlayers(tournament, stage, stagePlanOf(tournament, stage));
  const tables = rounds.flatMap((round) => {
    const gone = annulledIn(round);
    return round.tables.flatMap(({ number: table, places }) =>
      places === null ? [] : [{ round: round.number, table, places, annulled: annulledAt(places, gone) }],
    );
  });
  const given = rounds.filter(({ state }) => state !== "drafted");
  const byes = given.flatMap((round) => [
    ...round.byes.map((player) => byeOf(tournament, round.number, player)),
    ...absencesIn(tournament, stage, round),
  ]);
  const late = stage.number === 1 ? players.flatMap((player) => lateOf(tournament, player, rounds)) : [];
  return { players, tables, byes: [...late, ...byes], advantages: tournament.advantages };
}

function byeOf({ plan }: Tournament, round: number, player: string): Bye {
  return plan.byePoints === null ? { round, player } : { round, player, points: plan.byePoints };
}

/** The rounds that players missed as planned, with their points. */
function absencesIn(tournament: Tournament, stage: StageState, { number: round, absent }: Round): readonly Bye[] {
  const { plan } = tournament;
  const byePoints = requestedByePoints(plan, stagePlanOf(tournament, stage));
  return absent.map(({ player, isBye }) => {
    if (!isBye) return { round, player, kind: "absence", points: plan.absencePoints ?? 0 };
    return { round, player, kind: "requested-bye", ...(byePoints !== undefined && { points: byePoints }) };
  });
}

/** The points of a late player for each missed round. A season of a league has them if it is the player's first. */
function lateOf(tournament: Tournament, name: string, rounds: readonly Round[]): readonly Bye[] {
  const { lateBy = 0, latePoints = 0 } = playerOf(tournament, name) ?? {};
  const all = regularRoundsOf(tournament, 1);
  const isLaterSeason = all.findIndex(({ number }) => number === rounds[0]?.number) > lateBy;
  if (isLaterSeason) return [];
  return all.slice(0, lateBy).map(({ number: round }) => {
    return { round, player: name, points: latePoints / lateBy, kind: "late" };
  });
}
