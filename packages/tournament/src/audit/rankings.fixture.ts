import type { Plan } from "../tournament/state/types.ts";
import type { Facts, PlaceFacts, RoundFacts, StageFacts, TableFacts } from "./facts.fixture.ts";
import { mean, pointsOf, shares, sum } from "./points.fixture.ts";

/** What a player has earned in some rounds of a stage. */
export interface Earned {
  readonly player: string;
  readonly points: number;
  readonly figures: Readonly<Record<Plan["tieBreaks"][number], number>>;
}
export interface RankedRow {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
  /** In the order of the plan, rounded to a millionth. */
  readonly figures: readonly number[];
}

interface Part {
  readonly stage: StageFacts;
  readonly rounds: readonly RoundFacts[];
  readonly players: readonly string[];
  /** A division of a league: its byes count in no table. */
  readonly hasByes: boolean;
}

interface Game {
  readonly places: readonly PlaceFacts[];
  readonly points: readonly number[];
}

/** The standings of a stage, all rounds together. */
export const standingsIn = (facts: Facts, stage: StageFacts): readonly RankedRow[] =>
  table(facts, { stage, rounds: roundsIn(facts, stage), players: everyoneIn(stage), hasByes: true });

export const roundsIn = ({ rounds }: Facts, { number }: StageFacts): readonly RoundFacts[] =>
  rounds.filter(({ stage }) => stage === number);

export const everyoneIn = ({ players, substitutions }: StageFacts): readonly string[] => [
  ...new Set([...players, ...substitutions.map(({ player }) => player)]),
];

function table(facts: Facts, part: Part): readonly RankedRow[] {
  const games = part.rounds.flatMap(({ tables }) => tables.flatMap((one) => gameOf(facts, one)));
  const averages = new Map<string, number>();
  const all = part.players.map((player) => {
    const { points, sources } = sourcesOf(facts, part, { player, games });
    averages.set(player, mean(sources));
    return { player, points };
  });
  const earned = all.map(({ player, points }) => ({
    player,
    points,
    figures: figuresOf(facts, part, { player, points, games, averages }),
  }));
  return ranked(earned, facts.plan.tieBreaks, games);
}

function gameOf({ plan }: Facts, { places }: TableFacts): readonly Game[] {
  return places === null ? [] : [{ places, points: pointsOf(plan, places) }];
}

interface OfPlayer {
  readonly player: string;
  readonly games: readonly Game[];
}

const atTable = (game: Game, player: string) => game.places.findIndex((place) => place.player === player);
const ownGames = ({ games, player }: OfPlayer) => games.filter((game) => atTable(game, player) !== -1);
const earnedAt = (one: OfPlayer) => ownGames(one).map((game) => game.points[atTable(game, one.player)] ?? 0);
const byesOf = ({ rounds, hasByes }: Part, player: string) =>
  hasByes ? rounds.filter(({ state, byes }) => state !== "drafted" && byes.includes(player)).length : 0;

/** The points that count, and those of every game and bye. */
function sourcesOf(facts: Facts, part: Part, one: OfPlayer) {
  const { plan } = facts;
  const terms = plan.stages[part.stage.number - 1];
  const atTables = earnedAt(one);
  const bye = plan.byePoints ?? mean(atTables);
  const byes = Array.from({ length: byesOf(part, one.player) }, () => bye);
  const late = lateOf(facts, part, one.player);
  const best = terms?.format === "heats" || terms?.format === "ladder" ? terms.best : Number.POSITIVE_INFINITY;
  const counted = [...atTables, ...byes, ...late].sort((first, second) => second - first).slice(0, best);
  return { points: sum(counted), sources: [...atTables, ...byes] };
}

/** In a league, only the first season of a late player has the points of those they missed. */
function lateOf({ players }: Facts, { stage, rounds }: Part, player: string): readonly number[] {
  const { lateBy = 0, latePoints = 0 } = players.get(player) ?? {};
  const isLater = (rounds[0]?.number ?? 0) > lateBy + 1;
  return stage.number !== 1 || isLater ? [] : Array.from({ length: lateBy }, () => latePoints / lateBy);
}

function figuresOf(
  { lots, advantages }: Facts,
  part: Part,
  one: OfPlayer & { readonly points: number; readonly averages: ReadonlyMap<string, number> },
): Earned["figures"] {
  const own = ownGames(one);
  const place = (game: Game) => game.places[atTable(game, one.player)] as PlaceFacts;
  const opponents = own.flatMap(({ places }) => places.filter(({ player }) => player !== one.player));
  const met = opponents.map(({ player }) => one.averages.get(player) ?? 0);
  const alone = Array.from({ length: byesOf(part, one.player) }, () => one.averages.get(one.player) ?? 0);
  const winnersOf = ({ places }: Game) => places.filter(({ rank, isForfeit }) => rank === 1 && !isForfeit).length;
  const luck = own.map((game) => advantages[game.places.length]?.[atTable(game, one.player)] ?? 0);
  return {
    points: one.points,
    wins: sum(own.map((game) => (place(game).rank === 1 && !place(game).isForfeit ? 1 / winnersOf(game) : 0))),
    headToHead: 0,
    opponents: mean([...met, ...alone]),
    score: sum(own.map((game) => (place(game).isForfeit ? 0 : place(game).score))),
    scoreShare: mean(own.map((game) => shares(game.places)[atTable(game, one.player)] ?? 0)),
    best: Math.max(0, ...earnedAt(one)),
    forfeits: -own.filter((game) => place(game).isForfeit).length,
    seatLuck: -sum(luck),
    lot: lots[one.player] ?? 0,
  };
}

/** Each criterion parts the players who are equal in all before it. */
function ranked(earned: readonly Earned[], order: Plan["tieBreaks"], games: readonly Game[]): readonly RankedRow[] {
  const rows = earned.map((one) => ({ ...one, list: [] as number[] }));
  for (const criterion of order) {
    const groups = rows.map((row) => rows.filter(({ list }) => list.join() === row.list.join()));
    const found = rows.map((row, at) => {
      const rivals = (groups[at] ?? []).filter((other) => other !== row).map(({ player }) => player);
      const figure = criterion === "headToHead" ? balance(games, row.player, rivals) : row.figures[criterion];
      return Math.round(figure * 1e6) / 1e6 + 0;
    });
    for (const [at, row] of rows.entries()) row.list.push(found[at] ?? 0);
  }
  const sorted = rows.toSorted((one, other) => compared(other.list, one.list));
  return sorted.map(({ player, points, list }) => ({
    player,
    points,
    figures: list,
    rank: rows.filter((other) => compared(other.list, list) > 0).length + 1,
  }));
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, place) => figure !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const balance = (games: readonly Game[], player: string, rivals: readonly string[]) =>
  sum(
    games.flatMap(({ places }) => {
      const own = places.find((place) => place.player === player);
      const others = places.filter((place) => rivals.includes(place.player));
      return own === undefined ? [] : others.map(({ rank }) => Math.sign(rank - own.rank));
    }),
  );

export interface Rank {
  readonly player: string;
  readonly rank: number;
}

/** The ranking of a stage by the rules of its format; players who were replaced come last. */
export function rankingIn(facts: Facts, stage: StageFacts): readonly Rank[] {
  const format = facts.plan.stages[stage.number - 1]?.format;
  const ranking =
    format === "league"
      ? leagueRanking(facts, stage)
      : format === "knock-out" || format === "lives"
        ? lastRounds(facts, stage)
        : standingsIn(facts, stage);
  const stay = ranking.filter(({ player }) => stage.players.includes(player));
  const replaced = ranking.filter(({ player }) => !stage.players.includes(player));
  return [...placed(stay, 0), ...placed(replaced, stage.players.length)];
}

const placed = (ranking: readonly Rank[], above: number): readonly Rank[] =>
  ranking.map(({ player, rank }) => ({
    player,
    rank: above + ranking.filter((other) => other.rank < rank).length + 1,
  }));

/** The divisions of a season, each with its standings. */
export function divisionsIn(facts: Facts, stage: StageFacts, season: RoundFacts): readonly (readonly RankedRow[])[] {
  const numbers = [...new Set(season.tables.map(({ division }) => division ?? 1))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const tables = season.tables.filter(({ division }) => (division ?? 1) === number);
    const players = [...new Set(tables.flatMap((one) => one.players))];
    return table(facts, { stage, rounds: [{ ...season, tables }], players, hasByes: false });
  });
}

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
function lastRounds(facts: Facts, stage: StageFacts): readonly Rank[] {
  const rounds = roundsIn(facts, stage).filter(({ state }) => state !== "drafted");
  const order = standingsIn(facts, stage).map(({ player }) => player);
  const last = rounds.at(-1);
  const final = last?.tables.length === 1 && last.byes.length === 0 ? (last.tables[0]?.places ?? []) : [];
  const keys = everyoneIn(stage).map((player) => {
    const reached = rounds.findLastIndex(
      ({ tables, byes }) => byes.includes(player) || tables.some(({ players }) => players.includes(player)),
    );
    const place = final.find((one) => one.player === player && !one.isForfeit)?.rank ?? 1000;
    return { player, reached, place: reached === rounds.length - 1 ? place : 1000, order: order.indexOf(player) };
  });
  const sorted = keys.toSorted((a, b) => b.reached - a.reached || a.place - b.place || a.order - b.order);
  return sorted.map(({ player, place }, at) => ({
    player,
    rank: place === 1000 ? at + 1 : sorted.findIndex((one) => one.place === place) + 1,
  }));
}
