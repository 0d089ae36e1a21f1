import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { processScript } from "./process-script.ts";

export interface ApiProcess {
  readonly url: string;
  /** The log lines so far. */
  readonly log: readonly string[];
  /** Kills the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Lets the process close as an operator would. */
  stop(): Promise<void>;
}

/** The API in a separate process, started as in production. */
export function startApiProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  return started("main", {
    DATABASE_URL: databaseUrl,
    PORT: "0",
    LOG_LEVEL: "info",
    REQUESTS_PER_MINUTE: "0",
    ...env,
  });
}

/** A test server in a separate process, with the test rulesets and options that JSON can express. */
export function startServerProcess(
  databaseUrl: string,
  options: Readonly<Record<string, unknown>>,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  return started("test-server", {
    DATABASE_URL: databaseUrl,
    SERVER_OPTIONS: JSON.stringify(options),
    ...env,
  });
}

async function started(script: string, env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [processScript(script)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const log: string[] = [];
  const url = await addressOf(child, log);
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return { url, log, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

function addressOf({ stdout }: ChildProcess, log: string[]): Promise<string> {
  if (stdout === null) throw new Error("the process has no standard output");
  // Read to the end, or the process would block on a full pipe.
  const lines = createInterface({ input: stdout });
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const address = /listening at (http:\/\/[^"\s]+)/.exec(line)?.[1];
      if (address === undefined) log.push(line);
      else resolve(address);
    });
    lines.once("close", () => reject(new Error("the API ended before it listened")));
  });
}
