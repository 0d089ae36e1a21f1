import type { Recorded } from "../../tournament/state/types.ts";
import { along, type Facts } from "../facts/facts.fixture.ts";
import type { Rank } from "../facts/play-offs.fixture.ts";
import { type RankedRow, standingsIn } from "../facts/rankings.fixture.ts";
import { rankingIn } from "../facts/stage-rankings.fixture.ts";

/** What the product shows as the standings of a stage. */
export interface ShownRow extends RankedRow {
  readonly sources: readonly { readonly points: number; readonly isLeftOut?: true }[];
}

/** Ranks, points and tie-breaks as computed again; and points that are the sum of their sources. */
export function faultsInStandings(facts: Facts, stage: number, shown: readonly ShownRow[]): readonly string[] {
  const found = facts.stages.find(({ number }) => number === stage);
  const expected = new Map((found === undefined ? [] : standingsIn(facts, found)).map((row) => [row.player, row]));
  if (expected.size !== shown.length) return [`standings: ${shown.length} rows instead of ${expected.size}`];
  return shown.flatMap((row) => {
    const own = expected.get(row.player);
    if (own === undefined) return [`standings: ${row.player} is not in stage ${stage}`];
    const total = row.sources.reduce((sum, { points, isLeftOut }) => sum + (isLeftOut ? 0 : points), 0);
    const figures = row.figures.findIndex((figure, at) => !isClose(figure, own.figures[at] ?? Number.NaN));
    return [
      ...(isClose(row.points, own.points) ? [] : [`standings: ${row.player} has ${own.points} points`]),
      ...(isClose(row.points, total) ? [] : [`standings: the sources of ${row.player} give ${total} points`]),
      ...(figures === -1 ? [] : [`standings: ${facts.plan.tieBreaks[figures]} of ${row.player} is another`]),
      ...(row.rank === own.rank ? [] : [`standings: ${row.player} is number ${own.rank}`]),
    ];
  });
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 2e-6;

/** The rankings that the log fixes at the end of stages and of the tournament, and the prizes. */
export const faultsInRankings = (log: readonly Recorded[]): readonly string[] =>
  along(log, (facts, event) => {
    if (event.type === "StageEnded") {
      const stage = facts.stages.find(({ number }) => number === event.stage);
      if (stage === undefined) return [`ranking: stage ${event.stage} never began`];
      const isPlayed = facts.rounds.some((round) => round.stage === event.stage && round.state !== "drafted");
      const seeds = stage.players.map((player, at) => ({ player, rank: at + 1 }));
      return unlike(`stage ${event.stage}`, event.ranking, isPlayed ? rankingIn(facts, stage) : seeds);
    }
    if (event.type !== "TournamentFinished") return [];
    return [...unlike("the end", event.ranking, overall(facts)), ...faultsInPrizes(facts, event.ranking)];
  });

function unlike(where: string, found: readonly Rank[], expected: readonly Rank[]): readonly string[] {
  const ranks = new Map(expected.map(({ player, rank }) => [player, rank]));
  const wrong = found.find(({ player, rank }) => ranks.get(player) !== rank);
  if (found.length !== ranks.size || new Set(found.map(({ player }) => player)).size !== ranks.size)
    return [`ranking: ${where} does not name every player once`];
  return wrong === undefined ? [] : [`ranking: at ${where}, ${wrong.player} is number ${ranks.get(wrong.player)}`];
}

/** Players who reached a later stage are ahead of the others. */
function overall({ stages }: Facts): readonly Rank[] {
  const ranked: Rank[] = [];
  for (const { ranking = [] } of stages.toReversed()) {
    const known = new Set(ranked.map(({ player }) => player));
    const others = ranking.filter(({ player }) => !known.has(player));
    for (const { player, rank } of others)
      ranked.push({ player, rank: known.size + others.filter((other) => other.rank < rank).length + 1 });
  }
  return ranked;
}

function faultsInPrizes({ plan, prizes }: Facts, ranking: readonly Rank[]): readonly string[] {
  const due = plan.prizes.flatMap(({ place, title }) =>
    ranking.filter(({ rank }) => rank === place).map(({ player }) => `${player} ${place} ${title}`),
  );
  const given = prizes.map(({ player, place, title }) => `${player} ${place} ${title}`);
  return due.toSorted().join() === given.toSorted().join() ? [] : [`prize: ${given.join()} instead of ${due.join()}`];
}
