import { rankingOf, type state } from "@seneschal/tournament";

/** The ranks before the last published round of a stage; none in its first round, and in a league. */
export function ranksBefore(tournament: state.Tournament, stage: state.StageState): ReadonlyMap<string, number> {
  const rounds = tournament.rounds.filter((round) => round.stage === stage.number && round.state !== "drafted");
  const last = rounds.at(-1);
  const isLeague = tournament.plan.stages[stage.number - 1]?.format === "league";
  if (last === undefined || rounds.length < 2 || isLeague) return new Map();
  const earlier = { ...tournament, rounds: tournament.rounds.filter(({ number }) => number < last.number) };
  return new Map(rankingOf(earlier, stage).map(({ player, rank }) => [player, rank]));
}
