import { spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";

export interface Ended {
  readonly code: number | null;
  readonly errors: string;
}
/** Runs a program of Postgres as a user that Postgres accepts. */
export type Runner = (program: "initdb" | "pg_ctl", args: readonly string[]) => Promise<Ended>;

type User =
  | { readonly kind: "self" }
  | { readonly kind: "other"; readonly uid: number; readonly gid: number }
  /** In a separate user namespace, where root is not root. */
  | { readonly kind: "namespace" };

export async function runnerFor(cluster: Cluster, binaries: Binaries): Promise<Runner> {
  const user = userFor(cluster, binaries);
  if (user.kind === "namespace" && !(await hasNamespaces())) {
    throw new Error("Postgres does not run as root here. Start as an ordinary user, or set DATABASE_URL.");
  }
  return (program, args) => run(user, cluster.home, binaries[program], args);
}

const nobody = 65534;

function userFor(cluster: Cluster, binaries: Binaries): User {
  if (process.getuid?.() !== 0) return { kind: "self" };
  const place = existsSync(cluster.data) ? cluster.data : cluster.home;
  const { uid, gid } = statSync(place);
  const isReachable = canAllReach(dirname(binaries.postgres)) && canAllReach(dirname(cluster.home));
  if (!isReachable) return { kind: "namespace" };
  if (uid !== 0) return { kind: "other", uid, gid };
  if (place === cluster.data) return { kind: "namespace" };
  chownSync(cluster.home, nobody, nobody);
  chmodSync(cluster.home, 0o755);
  return { kind: "other", uid: nobody, gid: nobody };
}

function canAllReach(folder: string): boolean {
  const mayPass = (statSync(folder).mode & 0o001) !== 0;
  return mayPass && (dirname(folder) === folder || canAllReach(dirname(folder)));
}

async function hasNamespaces(): Promise<boolean> {
  return (await end("unshare", ["--user", "true"], {})).code === 0;
}

function run(user: User, home: string, program: string, args: readonly string[]): Promise<Ended> {
  if (user.kind === "namespace") return end("unshare", ["--user", program, ...args], { cwd: home });
  if (user.kind === "other") return end(program, args, { cwd: home, uid: user.uid, gid: user.gid });
  return end(program, args, { cwd: home });
}

type Place = { readonly cwd?: string; readonly uid?: number; readonly gid?: number };

function end(command: string, args: readonly string[], place: Place): Promise<Ended> {
  return new Promise((resolve) => {
    // The server inherits the pipes and keeps them open, so only programs that end are listened to.
    const isServer = args.includes("start");
    const child = spawn(command, args, { ...place, stdio: ["ignore", "ignore", isServer ? "ignore" : "pipe"] });
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.on("error", ({ message }) => resolve({ code: null, errors: message }));
    child.on("close", (code) => resolve({ code, errors }));
  });
}
