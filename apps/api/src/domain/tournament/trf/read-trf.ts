import { tournaments as schemas } from "@seneschal/schema";
import { type FileFault, fileFault, isFault } from "../file-fault.ts";
import { readPlayerLine, type TrfLine } from "./read-player-line.ts";
import type { TrfPlayer, TrfReport, TrfRound, TrfTeam } from "./trf-report.ts";

interface ReadPlayer extends TrfPlayer {
  readonly line: number;
}

/** Reads a report. Unknown sections are left out; known ones must be as the format says. */
export function readTrf(text: string): TrfReport | FileFault {
  const lines = linesOf(text);
  const tabbed = lines.find(({ letters }) => letters.includes("\t"));
  if (tabbed !== undefined) return fileFault(tabbed.line, "tab");
  const players = readAll(section(lines, "001"), readPlayerLine);
  if (isFault(players)) return players;
  const wrong = faultInPlayers(players);
  if (wrong !== undefined) return wrong;
  const known = new Set(players.map(({ startRank }) => startRank));
  const teams = readAll(section(lines, "013"), (line) => teamIn(line, known));
  if (isFault(teams)) return teams;
  const apart = pairsApart(section(lines, "XXP"), known);
  if (isFault(apart)) return apart;
  return {
    ...tournamentIn(lines),
    players: players.map(({ line: _, ...player }) => player),
    teams: teams.map(({ name, players: members }) => ({ name, players: members })),
    apart,
  };
}

const linesOf = (text: string): readonly TrfLine[] =>
  text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line: place + 1, letters: [...line] }));

const codeOf = ({ letters }: TrfLine) => letters.slice(0, 3).join("");
const section = (lines: readonly TrfLine[], code: string) => lines.filter((line) => codeOf(line) === code);
const fieldIn = (letters: readonly string[], from: number, to?: number) =>
  letters
    .slice(from - 1, to)
    .join("")
    .trim();

/** The values of all lines, or the first fault. */
function readAll<Value extends object>(
  lines: readonly TrfLine[],
  read: (line: TrfLine) => Value | FileFault,
): readonly (Value & { readonly line: number })[] | FileFault {
  const values: (Value & { readonly line: number })[] = [];
  for (const line of lines) {
    const value = read(line);
    if (isFault(value)) return value;
    values.push({ ...value, line: line.line });
  }
  return values;
}

function tournamentIn(lines: readonly TrfLine[]): Omit<TrfReport, "players" | "teams" | "apart"> {
  const first = (code: string) => fieldIn(section(lines, code)[0]?.letters ?? [], 5);
  const all = (code: string) => section(lines, code).map(({ letters }) => fieldIn(letters, 5));
  return {
    name: first("012"),
    start: first("042"),
    end: first("052"),
    type: first("092"),
    arbiters: [...all("102"), ...all("112")].filter((name) => name !== ""),
    timeControl: first("122"),
    roundDates: datesIn(section(lines, "132")[0]?.letters ?? []),
  };
}

function datesIn(letters: readonly string[]): readonly string[] {
  const rounds = Math.ceil(Math.max(0, letters.length - 91) / 10);
  return Array.from({ length: rounds }, (_, round) => fieldIn(letters, 92 + 10 * round, 99 + 10 * round));
}

function faultInPlayers(players: readonly ReadPlayer[]): FileFault | undefined {
  if (players.length === 0) return fileFault(1, "no-players");
  const byRank = new Map<number, ReadPlayer>();
  for (const player of players) {
    const { line, startRank } = player;
    if (byRank.has(startRank)) return fileFault(line, "repeated-rank", { player: startRank });
    byRank.set(startRank, player);
  }
  const faults = players.flatMap((player) => player.rounds.map((_, round) => faultInRound(player, round, byRank)));
  return faults.find((fault) => fault !== undefined);
}

function faultInRound(
  { line, startRank, rounds }: ReadPlayer,
  place: number,
  byRank: ReadonlyMap<number, ReadPlayer>,
): FileFault | undefined {
  const { opponent, color } = rounds[place] as TrfRound;
  if (opponent === null) return undefined;
  const other = byRank.get(opponent);
  const values = { round: place + 1, player: opponent };
  if (other === undefined) return fileFault(line, "unknown-opponent", values);
  const theirs = other.rounds[place];
  if (theirs?.opponent !== startRank) return fileFault(line, "other-opponent", values);
  return color !== null && color === theirs.color ? fileFault(line, "same-color", values) : undefined;
}

function teamIn({ line, letters }: TrfLine, known: ReadonlySet<number>): TrfTeam | FileFault {
  const name = fieldIn(letters, 5, 36);
  if (name === "") return fileFault(line, "no-team-name");
  const players = playersIn(line, letters.slice(36), known);
  return isFault(players) ? players : { name, players };
}

type Pair = readonly [number, number];

/** `XXP 1 2 5`: each of them must not meet the others. */
function pairsApart(lines: readonly TrfLine[], known: ReadonlySet<number>): readonly Pair[] | FileFault {
  const pairs: Pair[] = [];
  for (const { line, letters } of lines) {
    const players = playersIn(line, letters.slice(3), known);
    if (isFault(players)) return players;
    const count = (players.length * (players.length - 1)) / 2;
    const max = schemas.pairsApartMax;
    if (pairs.length + count > max) return fileFault(line, "too-many-pairs", { max });
    for (const [place, one] of players.entries()) {
      for (const other of players.slice(place + 1)) pairs.push([one, other]);
    }
  }
  return pairs;
}

/** Starting ranks of known players, each once. */
function playersIn(
  line: number,
  letters: readonly string[],
  known: ReadonlySet<number>,
): readonly number[] | FileFault {
  const words = letters
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "");
  const seen = new Set<number>();
  for (const word of words) {
    const player = Number(word);
    if (!known.has(player)) return fileFault(line, "unknown-player", { player: word });
    if (seen.has(player)) return fileFault(line, "repeated-player", { player });
    seen.add(player);
  }
  return [...seen];
}
