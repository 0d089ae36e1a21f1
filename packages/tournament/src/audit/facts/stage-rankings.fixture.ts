import type { Facts, RoundFacts, StageFacts } from "./facts.fixture.ts";
import { afterPlayOff, playOffsAfter, type Rank } from "./play-offs.fixture.ts";
import { divisionsIn, everyoneIn, roundsIn, standingsIn } from "./rankings.fixture.ts";
import { mainTables } from "./table-facts.fixture.ts";

/** The ranking of a stage by the rules of its format; players who were replaced come last. */
export function rankingIn(facts: Facts, stage: StageFacts): readonly Rank[] {
  const format = facts.plan.stages[stage.number - 1]?.format;
  const ranking =
    format === "league"
      ? leagueRanking(facts, stage)
      : format === "knock-out" || format === "lives"
        ? lastRounds(facts, stage)
        : standingsIn(facts, stage);
  return withReplacedLast(stage, format === "league" ? ranking : afterEnd(facts, stage, ranking));
}

/** The play-offs after the last round of a stage decide its ranking. */
const afterEnd = (facts: Facts, stage: StageFacts, ranking: readonly Rank[]): readonly Rank[] => {
  const last = roundsIn(facts, stage).at(-1);
  return last === undefined ? ranking : playOffsAfter(facts, last).reduce(afterPlayOff, ranking);
};

function withReplacedLast(stage: StageFacts, ranking: readonly Rank[]): readonly Rank[] {
  const stay = ranking.filter(({ player }) => stage.players.includes(player));
  const replaced = ranking.filter(({ player }) => !stage.players.includes(player));
  return [...placed(stay, 0), ...placed(replaced, stage.players.length)];
}

const placed = (ranking: readonly Rank[], above: number): readonly Rank[] =>
  ranking.map(({ player, rank }) => ({
    player,
    rank: above + ranking.filter((other) => other.rank < rank).length + 1,
  }));

function leagueRanking(facts: Facts, stage: StageFacts): readonly Rank[] {
  const season = roundsIn(facts, stage).findLast(({ state }) => state !== "drafted");
  const ranked: Rank[] = [];
  for (const division of season === undefined ? [] : divisionsIn(facts, stage, season)) {
    const above = ranked.length;
    ranked.push(...division.map(({ player, rank }) => ({ player, rank: above + rank })));
  }
  const others = everyoneIn(stage).filter((player) => ranked.every((one) => one.player !== player));
  return [...ranked, ...others.map((player, at) => ({ player, rank: ranked.length + at + 1 }))];
}

/** Players who came further are ahead; at the final table its result decides, otherwise the standings. */
export function lastRounds(facts: Facts, stage: StageFacts): readonly Rank[] {
  const rounds = roundsIn(facts, stage).filter(({ state }) => state !== "drafted");
  const order = standingsIn(facts, stage).map(({ player }) => player);
  const last = rounds.at(-1);
  const isFinal = last !== undefined && mainTables(last.tables).length === 1 && last.byes.length === 0;
  const places = isFinal ? finalPlaces(last) : new Map<string, number>();
  const keys = everyoneIn(stage).map((player) => {
    const reached = rounds.findLastIndex(
      ({ tables, byes }) => byes.includes(player) || tables.some(({ players }) => players.includes(player)),
    );
    const isThird = rounds[reached]?.tables.some(
      ({ purpose, players }) => purpose === "third-place" && players.includes(player),
    );
    return {
      player,
      reached: isThird ? reached - 0.5 : reached,
      place: reached === rounds.length - 1 ? (places.get(player) ?? 1000) : 1000,
      order: order.indexOf(player),
    };
  });
  const sorted = keys.toSorted((a, b) => b.reached - a.reached || a.place - b.place || a.order - b.order);
  return sorted.map(({ player, place }, at) => ({
    player,
    rank: place === 1000 ? at + 1 : sorted.findIndex((one) => one.place === place) + 1,
  }));
}

/** The places of the finalists, and behind them those of the game for third place. */
function finalPlaces({ tables }: RoundFacts): ReadonlyMap<string, number> {
  const finalists = mainTables(tables).flatMap(({ players }) => players).length;
  const placed = tables.flatMap(({ purpose, places: list }) =>
    (list ?? []).flatMap(({ player, rank, isForfeit }) =>
      isForfeit ? [] : [[player, rank + (purpose === "third-place" ? finalists : 0)] as const],
    ),
  );
  return new Map(placed);
}
