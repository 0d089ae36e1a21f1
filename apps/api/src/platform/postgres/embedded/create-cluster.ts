import { randomBytes } from "node:crypto";
import { chownSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type Cluster, owner } from "./cluster.ts";
import type { Runner } from "./runner.ts";

/**
 * Creates the data folder under another name and renames it when it is complete, so that a killed start leaves no
 * partial folder.
 */
export async function createCluster(cluster: Cluster, runner: Runner): Promise<void> {
  const unfinished = `${cluster.data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  writePassword(cluster);
  const { code, errors } = await runner("initdb", ["-D", unfinished, "--pwfile", cluster.password, ...choices]);
  if (code !== 0) throw new Error(`The database in ${cluster.home} could not be made: ${errors}`);
  renameSync(unfinished, cluster.data);
}

const choices = [
  ...["-U", owner, "-A", "scram-sha-256", "-E", "UTF8", "--no-instructions"],
  ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
];

function writePassword({ password, home }: Cluster): void {
  rmSync(password, { force: true });
  writeFileSync(password, randomBytes(18).toString("base64url"), { mode: 0o600 });
  const { uid, gid } = statSync(home);
  if (process.getuid?.() === 0) chownSync(password, uid, gid);
}
