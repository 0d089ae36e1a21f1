import { type FileFault, isFault } from "../file-fault.ts";
import { readTrf } from "../trf/read-trf.ts";
import type { TrfPlayer, TrfReport } from "../trf/trf-report.ts";
import type { Imported, ImportedEntrant } from "./imported.ts";

/** Without rounds in the file. */
const roundsDefault = 5;
const roundsMax = 15;
const nameMax = 80;

/** Players, clubs and pairs to keep apart from a TRF16 file. A new tournament begins without results. */
export function importTrf(text: string): Imported | FileFault {
  const report = readTrf(text);
  if (isFault(report)) return report;
  const { name, players, teams, apart } = report;
  const clubs = new Map(teams.flatMap((team) => team.players.map((player) => [player, team.name] as const)));
  const lines = linesIn(text);
  const entrants = players.toSorted(byRating).map(
    (player): ImportedEntrant => ({
      key: String(player.startRank),
      line: lines.players.get(player.startRank) ?? 1,
      name: player.name,
      club: clubs.get(player.startRank) ?? null,
    }),
  );
  return {
    plan: { name: shortened(name), seeding: "entry", stages: [stageFor(report)] },
    planLine: lines.title,
    entrants,
    apart: apart.map(([one, other]) => [String(one), String(other)] as const),
    skipped: 0,
  };
}

/** Without half a character at the end. */
const shortened = (name: string) => name.slice(0, nameMax).replace(/[\ud800-\udbff]$/, "");

/** The best rated player is the first seed; players without a rating follow in the order of their starting ranks. */
const byRating = (one: TrfPlayer, other: TrfPlayer) =>
  (other.rating ?? 0) - (one.rating ?? 0) || one.startRank - other.startRank;

function stageFor({ players }: TrfReport): NonNullable<Imported["plan"]["stages"]>[number] {
  const rounds = Math.max(...players.map((player) => player.rounds.length)) || roundsDefault;
  return {
    format: "swiss",
    field: { from: "all" },
    sizes: { least: 2, most: 2, preferred: 2 },
    roundDays: null,
    rounds: Math.min(rounds, roundsMax),
    company: "sporting",
  };
}

/** Where the name of the tournament is, and each player by starting rank. */
function linesIn(text: string): { readonly title: number; readonly players: ReadonlyMap<number, number> } {
  const lines = text.split(/\r\n|\r|\n/);
  const players = lines.flatMap((line, place) =>
    line.startsWith("001") ? [[Number(line.slice(4, 8)), place + 1] as const] : [],
  );
  return { title: Math.max(1, lines.findIndex((line) => line.startsWith("012")) + 1), players: new Map(players) };
}
