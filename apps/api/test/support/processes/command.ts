import { spawn } from "node:child_process";
import { once } from "node:events";
import { processScript } from "./process-script.ts";

export interface Ended {
  readonly code: number | null;
  /** What it printed, on both streams. */
  readonly output: string;
}

/** Runs a command of src/cli in a process of its own, as npm does. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [processScript(name), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let output = "";
  const collect = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}
