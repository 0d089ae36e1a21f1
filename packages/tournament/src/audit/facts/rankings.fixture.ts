import type { Plan } from "../../tournament/state/types.ts";
import { annulledAt, annulledIn } from "./annulled.fixture.ts";
import type { Facts, RoundFacts, StageFacts } from "./facts.fixture.ts";
import { withTitles } from "./play-offs.fixture.ts";
import { mean, pointsOf, shares, sum } from "./points.fixture.ts";
import { isPlayOff, type PlaceFacts } from "./table-facts.fixture.ts";

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
  /** The players whose result does not count. */
  readonly annulled: readonly string[];
}

/** The standings of a stage, all rounds together. */
export const standingsIn = (facts: Facts, stage: StageFacts): readonly RankedRow[] =>
  table(facts, { stage, rounds: roundsIn(facts, stage), players: everyoneIn(stage), hasByes: true });

/** Without play-offs. */
export const roundsIn = ({ rounds }: Facts, { number }: StageFacts): readonly RoundFacts[] =>
  rounds.filter((round) => round.stage === number && !isPlayOff(round));

export const everyoneIn = ({ players, substitutions }: StageFacts): readonly string[] => [
  ...new Set([...players, ...substitutions.map(({ player }) => player)]),
];

function table(facts: Facts, part: Part): readonly RankedRow[] {
  const games = gamesIn(facts, part);
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

function gamesIn(facts: Facts, { stage, rounds }: Part): readonly Game[] {
  const goneIn = annulledIn(facts, stage, roundsIn(facts, stage));
  return rounds.flatMap((round) => {
    const gone = goneIn(round);
    return round.tables.flatMap(({ places }) =>
      places === null ? [] : [{ places, points: pointsOf(facts.plan, places), annulled: annulledAt(places, gone) }],
    );
  });
}

interface OfPlayer {
  readonly player: string;
  readonly games: readonly Game[];
}

const atTable = (game: Game, player: string) => game.places.findIndex((place) => place.player === player);
const ownGames = ({ games, player }: OfPlayer) =>
  games.filter((game) => atTable(game, player) !== -1 && !game.annulled.includes(player));
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
    games.flatMap(({ places, annulled }) => {
      if (annulled.includes(player)) return [];
      const own = places.find((place) => place.player === player);
      const others = places.filter((place) => rivals.includes(place.player));
      return own === undefined ? [] : others.map(({ rank }) => Math.sign(rank - own.rank));
    }),
  );

/** The divisions of a season, each with its standings. A play-off for the first place decides it. */
export function divisionsIn(facts: Facts, stage: StageFacts, season: RoundFacts): readonly (readonly RankedRow[])[] {
  const numbers = [...new Set(season.tables.map(({ division }) => division ?? 1))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const tables = season.tables.filter(({ division }) => (division ?? 1) === number);
    const players = [...new Set(tables.flatMap((one) => one.players))];
    const rows = table(facts, { stage, rounds: [{ ...season, tables }], players, hasByes: false });
    return withTitles(facts, season, { number, rows });
  });
}

/** The standings that do not draw lots: players that only the draw separates share a rank. */
export function beforeDraw(facts: Facts): Facts {
  const { tieBreaks } = facts.plan;
  const place = tieBreaks.indexOf("lot");
  return place === -1 ? facts : { ...facts, plan: { ...facts.plan, tieBreaks: tieBreaks.slice(0, place) } };
}
