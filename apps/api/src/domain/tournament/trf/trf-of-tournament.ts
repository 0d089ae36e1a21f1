import type { tournaments as schemas } from "@seneschal/schema";
import type { TrfPlayer, TrfReport, TrfRound, TrfTeam } from "./trf-report.ts";

type Body = schemas.TournamentBody;
type Round = Body["rounds"][number];
type Table = Round["tables"][number];

interface Source {
  readonly tournament: Body;
  /** The name of a player id. */
  readonly nameOf: (player: string) => string;
  /** Tournament points of all stages, by player. */
  readonly points: ReadonlyMap<string, number>;
}

/** The largest number that fits positions 81 to 84. */
const pointsMax = 99.9;

/** The report of a tournament; a sentence if the format cannot represent it. */
export function trfOfTournament({ tournament, nameOf, points }: Source): TrfReport | string {
  const rounds = tournament.rounds.filter(({ state }) => state !== "drafted");
  const isLarge = rounds.some(({ tables }) => tables.some(({ players }) => players.length !== 2));
  if (isLarge || tournament.plan.stages.some(({ sizes }) => sizes.most > 2))
    return "TRF16 only knows tables of two players. Download the results as CSV, or the verification file.";
  if ([...points.values()].some((one) => one < 0 || one > pointsMax))
    return "TRF16 only knows points from 0 to 99.9. Download the results as CSV, or the verification file.";
  const order = playersOf(tournament, rounds);
  const ranks = ranksOf(tournament);
  const columns = rounds.flatMap((round) => columnsOf(round, tournament.plan.byePoints));
  return {
    name: tournament.plan.name,
    start: dateOf(tournament.startedAt),
    end: dateOf(tournament.endedAt),
    type: `Individual: ${tournament.stages.map(({ format }) => format).join(", ")}`,
    arbiters: tournament.directors.map(({ name }) => name).filter((name) => name !== ""),
    timeControl: tournament.plan.pace,
    roundDates: columns.map(({ date }) => date),
    players: order.map((player, place): TrfPlayer => {
      const about = { startRank: place + 1, name: nameOf(player), rating: null, federation: null };
      const played = columns.map(({ fields }) => fieldOf(fields.get(player), order));
      return { ...about, points: points.get(player) ?? 0, rank: ranks.get(player) ?? null, rounds: played };
    }),
    teams: teamsOf(tournament, order),
    apart: [],
  };
}

/** Seeds first, then everyone else who played. Before the start, all registered players. */
function playersOf({ stages, players }: Body, rounds: readonly Round[]): readonly string[] {
  const seated = rounds.flatMap(({ tables, byes }) => [...tables.flatMap((table) => table.players), ...byes]);
  const registered = players.filter(({ status }) => status === "entered").map(({ player }) => player);
  return [...new Set([...(stages[0]?.players ?? []), ...seated, ...registered])];
}

/** Players who reached a later stage rank above those who did not. */
function ranksOf({ stages, ranking }: Body): ReadonlyMap<string, number> {
  if (ranking.length > 0) return new Map(ranking.map(({ player, rank }) => [player, rank]));
  const ranks = new Map<string, number>();
  for (const stage of stages.toReversed()) {
    const above = ranks.size;
    const others = stage.ranking.filter(({ player }) => !ranks.has(player));
    for (const { player, rank } of others) {
      ranks.set(player, above + others.filter((other) => other.rank < rank).length + 1);
    }
  }
  return ranks;
}

interface Field extends Omit<TrfRound, "opponent"> {
  readonly against: string | null;
}
/** One round of the format: each player has one opponent at most. */
interface Column {
  readonly date: string;
  readonly fields: ReadonlyMap<string, Field>;
}

/** A round in which players have several tables takes several rounds of the format. */
function columnsOf(round: Round, byePoints: number | null): readonly Column[] {
  const columns: Map<string, Field>[] = [new Map()];
  for (const table of round.tables) {
    const isFree = (column: Map<string, Field>) => table.players.every((player) => !column.has(player));
    const column = columns.find(isFree) ?? new Map<string, Field>();
    if (!columns.includes(column)) columns.push(column);
    for (const [player, field] of fieldsOf(table)) column.set(player, field);
  }
  for (const player of round.byes) columns[0]?.set(player, byeOf(round, byePoints));
  const date = dateOf(round.draftedAt).slice(2);
  return columns.map((fields) => ({ date, fields }));
}

/** White has seat 0. */
function fieldsOf({ players, places }: Table): readonly (readonly [string, Field])[] {
  const [white = "", black = ""] = players;
  return [
    [white, { against: black, color: "w", result: resultOf(places, white, black) }],
    [black, { against: white, color: "b", result: resultOf(places, black, white) }],
  ];
}

function resultOf(places: Table["places"], player: string, opponent: string): TrfRound["result"] {
  const own = places?.find((place) => place.player === player);
  const other = places?.find((place) => place.player === opponent);
  if (own === undefined || other === undefined) return "";
  if (own.isForfeit) return "-";
  if (other.isForfeit) return "+";
  return own.rank === other.rank ? "=" : own.rank < other.rank ? "1" : "0";
}

/** `U` is for the one player without an opponent; several byes, as in a bracket, are full points. */
function byeOf({ byes }: Round, points: number | null): Field {
  const bye = { against: null, color: null } as const;
  if (points === 0) return { ...bye, result: "Z" };
  if (points === 0.5) return { ...bye, result: "H" };
  return { ...bye, result: byes.length === 1 ? "U" : "F" };
}

function fieldOf(field: Field | undefined, order: readonly string[]): TrfRound {
  if (field === undefined) return { opponent: null, color: null, result: "Z" };
  const { against, ...rest } = field;
  return { ...rest, opponent: against === null ? null : order.indexOf(against) + 1 };
}

/** Clubs are the teams of the format. */
function teamsOf({ players }: Body, order: readonly string[]): readonly TrfTeam[] {
  const clubs = new Map<string, string>();
  for (const { player, club } of players) {
    if (club !== null && order.includes(player)) clubs.set(player, club);
  }
  const names = [...new Map([...clubs.values()].map((club) => [club.toLowerCase(), club])).values()];
  return names.map((name) => ({
    name,
    players: order.flatMap((player, place) =>
      clubs.get(player)?.toLowerCase() === name.toLowerCase() ? [place + 1] : [],
    ),
  }));
}

/** YYYY/MM/DD in UTC; empty if there is none. */
const dateOf = (instant: string | null): string => instant?.slice(0, 10).replaceAll("-", "/") ?? "";
