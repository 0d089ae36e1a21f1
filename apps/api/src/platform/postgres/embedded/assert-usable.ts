import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";

/** Names the owner of the folder; Postgres would only say "permission denied". */
export function assertOwnFolder({ data, home }: Cluster): void {
  const me = process.getuid?.();
  const place = existsSync(data) ? data : home;
  if (me === undefined || me === 0 || statSync(place).uid === me) return;
  throw new Error(`${place} belongs to another user. Start as that user, or move the folder away.`);
}

/** Explains what is wrong with data that this Postgres cannot open, before touching them. */
export function assertUsable({ data, password, versionFile }: Cluster, binaries: Binaries): void {
  if (!existsSync(data)) return;
  const theirs = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "none";
  const ours = majorOf(binaries);
  if (theirs !== ours) {
    throw new Error(`${data} was made by Postgres ${theirs}; this is Postgres ${ours}. See docs/operations.md.`);
  }
  if (existsSync(password)) return;
  throw new Error(`${password} is missing, without which the database cannot be opened. Restore it from a backup.`);
}

const manifestSchema = z.object({ version: z.string() });

// The package has the version of its Postgres.
function majorOf({ postgres }: Binaries): string | undefined {
  const manifest = join(dirname(postgres), "../../package.json");
  return manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8"))).version.split(".")[0];
}
