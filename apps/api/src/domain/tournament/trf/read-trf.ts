import { readPlayerLine } from "./read-player-line.ts";
import { type FileFault, isFault, type TrfPlayer, type TrfReport, type TrfRound, type TrfTeam } from "./trf-report.ts";

interface Line {
  readonly line: number;
  readonly letters: readonly string[];
}
interface ReadPlayer extends TrfPlayer {
  readonly line: number;
}

/** Reads a report. Unknown sections are left out; known ones must be as the format says. */
export function readTrf(text: string): TrfReport | FileFault {
  const lines = linesOf(text);
  const tabbed = lines.find(({ letters }) => letters.includes("\t"));
  if (tabbed !== undefined) return fault(tabbed, "the line has a tab, so its positions are unknown");
  const players = readAll(section(lines, "001"), (line) => readPlayerLine(line.letters));
  if (isFault(players)) return players;
  const wrong = faultInPlayers(players);
  if (wrong !== undefined) return wrong;
  const known = new Set(players.map(({ startRank }) => startRank));
  const teams = readAll(section(lines, "013"), (line) => teamIn(line.letters, known));
  if (isFault(teams)) return teams;
  const apart = readAll(section(lines, "XXP"), (line) => pairsIn(line.letters, known));
  if (isFault(apart)) return apart;
  return {
    ...tournamentIn(lines),
    players: players.map(({ line: _, ...player }) => player),
    teams: teams.map(({ name, players: members }) => ({ name, players: members })),
    apart: apart.flatMap(({ pairs }) => pairs),
  };
}

const linesOf = (text: string): readonly Line[] =>
  text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line: place + 1, letters: [...line] }));

const fault = ({ line }: { readonly line: number }, message: string): FileFault => ({ line, message });
const codeOf = ({ letters }: Line) => letters.slice(0, 3).join("");
const section = (lines: readonly Line[], code: string) => lines.filter((line) => codeOf(line) === code);
const fieldIn = (letters: readonly string[], from: number, to?: number) =>
  letters
    .slice(from - 1, to)
    .join("")
    .trim();

/** The values of all lines, or the first fault. A reader returns a sentence for a line that it cannot read. */
function readAll<Value extends object>(
  lines: readonly Line[],
  read: (line: Line) => Value | string,
): readonly (Value & { readonly line: number })[] | FileFault {
  const values: (Value & { readonly line: number })[] = [];
  for (const line of lines) {
    const value = read(line);
    if (typeof value === "string") return fault(line, value);
    values.push({ ...value, line: line.line });
  }
  return values;
}

function tournamentIn(lines: readonly Line[]): Omit<TrfReport, "players" | "teams" | "apart"> {
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
  if (players.length === 0) return { line: 1, message: "the file has no player (no line begins with 001)" };
  const byRank = new Map<number, ReadPlayer>();
  for (const player of players) {
    if (byRank.has(player.startRank)) return fault(player, `the starting rank ${player.startRank} is repeated`);
    byRank.set(player.startRank, player);
  }
  for (const player of players) {
    const message = player.rounds.map((one, round) => faultInRound(player, one, round, byRank)).find(Boolean);
    if (message !== undefined) return fault(player, message);
  }
  return undefined;
}

function faultInRound(
  player: ReadPlayer,
  { opponent, color }: TrfRound,
  round: number,
  byRank: ReadonlyMap<number, ReadPlayer>,
): string | undefined {
  if (opponent === null) return undefined;
  const other = byRank.get(opponent);
  const where = `in round ${round + 1}`;
  if (other === undefined) return `${where} the opponent ${opponent} does not exist`;
  const theirs = other.rounds[round];
  if (theirs?.opponent !== player.startRank) return `${where} player ${opponent} has another opponent`;
  return color !== null && color === theirs.color ? `${where} both players have the same colour` : undefined;
}

function teamIn(letters: readonly string[], known: ReadonlySet<number>): TrfTeam | string {
  const name = fieldIn(letters, 5, 36);
  if (name === "") return "positions 5 to 36: the name of the team is missing";
  const players = numbersIn(letters.slice(36).join(""));
  const stranger = players.find((player) => !known.has(player));
  return stranger === undefined ? { name, players } : `the team names player ${stranger}, who does not exist`;
}

/** `XXP 1 2 5`: each of them must not meet the others. */
function pairsIn(letters: readonly string[], known: ReadonlySet<number>) {
  const players = numbersIn(letters.slice(3).join(""));
  const stranger = players.find((player) => !known.has(player));
  if (stranger !== undefined) return `player ${stranger} does not exist`;
  const pairs = players.flatMap((one, place) =>
    players.slice(place + 1).map((other): readonly [number, number] => [one, other]),
  );
  return { pairs };
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(Number);
