import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../../../../../", import.meta.url));
export const compiler = join(root, "node_modules/typescript/bin/tsc");

/** Runs Node.js and gives what it prints. */
export const node = (args: readonly string[], cwd: string) => output(process.execPath, args, { cwd });
export const npm = (cwd: string, args: readonly string[]) =>
  output("npm", args, { cwd, shell: process.platform === "win32" });

/** Installs these packed files in a project, without a network; `folder` is for the cache of npm. */
export const installOffline = (project: string, folder: string, packages: readonly string[]) =>
  npm(project, ["install", "--offline", "--no-audit", "--no-fund", "--cache", join(folder, "cache"), ...packages]);

async function output(command: string, args: readonly string[], options: object): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: "utf8" });
  return stdout;
}
