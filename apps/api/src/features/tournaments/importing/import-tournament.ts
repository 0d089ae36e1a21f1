import { players, tournaments as schemas } from "@seneschal/schema";
import { isTournamentExport } from "@seneschal/tournament/verification";
import { type FileFault, fileFault, isFault } from "../../../domain/tournament/file-fault.ts";
import { importExport } from "../../../domain/tournament/importing/import-export.ts";
import { importTrf } from "../../../domain/tournament/importing/import-trf.ts";
import type { Imported, ImportedEntrant } from "../../../domain/tournament/importing/imported.ts";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { createTournament } from "../commands/create-tournament.ts";
import { sameNameKey } from "../entrants/parse-player-list.ts";
import type { TournamentDeps } from "../types.ts";
import { type PlanParser, planFor } from "./imported-plan.ts";

interface Import {
  readonly file: string;
  /** The ruleset of a report, which names none. */
  readonly ruleset: string | undefined;
  /** The settings of a new tournament with defaults. */
  readonly planParser: PlanParser;
  readonly key: string | undefined;
}

interface ImportResult {
  readonly stored: StoredTournament;
  readonly imported: number;
  readonly skipped: number;
}

/** Creates a draft from a file with everything it says, or nothing. Throws a problem that names the line. */
export async function importTournament(deps: TournamentDeps, director: string, request: Import): Promise<ImportResult> {
  const { file, ruleset, planParser, key } = request;
  const read = soundOrThrow(isTournamentExport(file) ? importExport(file) : importTrf(file));
  const plan = soundOrThrow(planFor(deps, read, { ruleset, planParser }));
  const actions = [...entering(read), ...keepingApart(read)];
  const stored = await createTournament(deps, director, plan, { actions, key });
  return { stored, imported: read.entrants.length, skipped: read.skipped };
}

function soundOrThrow<Read extends object>(read: Read | FileFault): Read {
  if (!isFault(read)) return read;
  const { message: what, ...lineFault } = read;
  const message = `Line ${lineFault.line}: ${what}.`;
  throw new Problem("malformed-request", message, { errors: [{ path: "body/file", message, lineFault }] });
}

type Action = schemas.TournamentAction;

/** Players by name get the ids `named-1`, `named-2` … in the order in which they are entered. */
const idsIn = ({ entrants }: Imported): ReadonlyMap<string, string> =>
  new Map(entrants.map(({ key }, place) => [key, `named-${place + 1}`]));

function entering(read: Imported): readonly Action[] {
  if (read.entrants.length === 0) return [];
  const ids = idsIn(read);
  const clubs = read.entrants.flatMap((entrant) => {
    const club = soundOrThrow(clubOf(entrant));
    return club.name === null ? [] : [{ player: ids.get(entrant.key) ?? "", club: club.name }];
  });
  const names = [...soundOrThrow(namesOf(read.entrants))];
  return [
    { type: "enter-players", players: names },
    ...(clubs.length === 0 ? [] : [{ type: "set-clubs" as const, clubs }]),
  ];
}

function clubOf({ line, club }: ImportedEntrant): { readonly name: string | null } | FileFault {
  if (club === null) return { name: null };
  const name = schemas.newClubName.safeParse(club).data;
  return name === undefined ? fileFault(line, "unreadable-club") : { name };
}

/** Names that repeat, or that cannot be shown, are a fault of the file. */
function namesOf(entrants: readonly ImportedEntrant[]): readonly { readonly name: string }[] | FileFault {
  const lines = new Map<string, number>();
  const names: { readonly name: string }[] = [];
  for (const { line, name: written } of entrants) {
    const name = players.accountName.safeParse(written).data;
    if (name === undefined) return fileFault(line, "unreadable-name");
    const key = sameNameKey(name);
    const other = lines.get(key);
    if (other !== undefined) return fileFault(line, "repeated-name", { name, other });
    lines.set(key, line);
    names.push({ name });
  }
  return names;
}

function keepingApart(read: Imported): readonly Action[] {
  const ids = idsIn(read);
  const pairs = read.apart.map(([one, other]): [string, string] => [ids.get(one) ?? one, ids.get(other) ?? other]);
  if (pairs.length === 0) return [];
  return [{ type: "keep-apart", pairs, reason: "Imported with the players." }];
}
