import type { state } from "@seneschal/tournament";
import { readTournamentExport } from "@seneschal/tournament/verification";
import { type FileFault, fileFault } from "../file-fault.ts";
import type { Imported } from "./imported.ts";

type Tournament = state.Tournament;

/**
 * Settings, players entered by name, clubs and pairs to keep apart from an exported tournament. Accounts register themselves;
 * bots are added by the director.
 */
export function importExport(text: string): Imported | FileFault {
  const read = readTournamentExport(text);
  if ("isSound" in read) return fileFault(read.line, read.fault, { player: read.player ?? "" });
  const { tournament, entryLines, planLine } = read;
  const active = tournament.players.filter(({ status }) => status !== "withdrawn");
  const named = active.filter(({ name }) => name !== null);
  const keys = new Set(named.map(({ player }) => player));
  return {
    plan: planOf(tournament),
    planLine,
    entrants: named.map(({ player, name }) => ({
      key: player,
      line: entryLines.get(player) ?? planLine,
      name: name ?? "",
      club: tournament.clubs[player] ?? null,
    })),
    apart: tournament.apart.filter((pair) => pair.every((player) => keys.has(player))),
    skipped: active.length - named.length,
  };
}

/** A new tournament starts when its director says so. */
const planOf = ({ plan }: Tournament): Imported["plan"] =>
  structuredClone({ ...plan, startsAt: null, checkInMinutes: null }) as Imported["plan"];
