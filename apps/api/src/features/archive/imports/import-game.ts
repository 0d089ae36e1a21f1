import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { imports } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "../../../domain/game/game.ts";
import { verificationOf } from "../../../domain/verification/verification-of.ts";
import type { Verdict } from "../../../domain/verification/verify-export.ts";
import { Problem, tooManyRequests } from "../../../platform/http/problem.ts";
import { importsSince, isLocalGame, storeImport } from "../../../stores/games/imports-store.ts";
import type { ArchiveDeps } from "../archive-deps.ts";

type Sound = Extract<Verdict, { readonly isSound: true }>;
type Query = z.output<typeof imports.importQuery>;
type Result = z.output<typeof imports.importResult>;

export interface VerifiedLog {
  readonly verdict: Verdict;
  readonly text: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const pack = promisify(gzip);

/** @throws {Problem} too-many-requests */
export async function requireImportsLeft({ pool, now }: ArchiveDeps, account: string): Promise<void> {
  const count = await importsSince(pool, account, new Date(now().getTime() - dayMs));
  if (count >= imports.importsPerDay) throw tooManyRequests(60 * 60);
}

/** Stores a verified log. @throws {Problem} malformed-request if it is not a sound log of a finished game */
export async function importGame(
  { pool, now }: ArchiveDeps,
  account: string,
  { origin, names = [] }: Query,
  { verdict, text }: VerifiedLog,
): Promise<Result> {
  if (!verdict.isSound) throw new Problem("malformed-request", `Line ${verdict.line}: ${verdict.message}.`);
  const { manifest, game } = verdict;
  if (game.phase !== "finished") {
    throw new Problem("malformed-request", "Only finished games are imported; this one was cancelled or annulled.");
  }
  if (await isLocalGame(pool, manifest.game, manifest.head)) return { result: "local", id: manifest.game };
  const id = importIdOf(manifest.head);
  const isNew = await storeImport(pool, {
    id,
    importedBy: account,
    importedAt: now(),
    origin: origin === undefined ? null : new URL(origin).origin,
    about: aboutOf(verdict, names),
    events: manifest.events,
    log: await pack(text),
  });
  return { result: isNew ? "imported" : "existing", id };
}

/** A UUID (version 8) from the last digest, which identifies the whole log. */
function importIdOf(head: string): string {
  const digits = `${head.slice(0, 12)}8${head.slice(13, 16)}8${head.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

type About = Omit<imports.ImportedGame, "id" | "origin" | "importedBy" | "importedAt" | "isListed">;

function aboutOf(verdict: Sound, names: readonly string[]): About {
  const { game } = verdict;
  const log = verificationOf(verdict);
  if (!log.isSound) throw new Error("a sound log has a sound report");
  return {
    game: log.game,
    name: shownName(game.settings.name),
    ruleset: log.ruleset,
    revision: log.revision,
    version: game.version,
    head: log.head,
    rulesChecked: log.rulesChecked,
    startedAt: game.startedAt ?? game.openedAt,
    finishedAt: game.finishedAt ?? game.movedAt,
    seats: game.seats.map((occupant, seat) => ({ seat, kind: kindOf(occupant), name: names[seat] || null })),
    ranking: log.ranking,
  };
}

function kindOf({ kind }: Game["seats"][number]): About["seats"][number]["kind"] {
  return kind === "nobody" ? "caretaker" : kind;
}

const nameMax = 80;

/** The name of a game comes from a file that anyone can write: only characters that are shown, and not too many. */
function shownName(name: string): string {
  const shown = name.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "").trim();
  return [...shown].slice(0, nameMax).join("");
}
