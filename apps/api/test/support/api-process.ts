import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ApiProcess {
  readonly url: string;
  /** The lines of its log. */
  readonly log: readonly string[];
  /** At once, as a power cut would. */
  kill(): Promise<void>;
}

const folder = fileURLToPath(new URL("../..", import.meta.url));

/** The API as it is started in earnest, in a process of its own. */
export function startApiProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  return started("src/main.ts", {
    DATABASE_URL: databaseUrl,
    PORT: "0",
    LOG_LEVEL: "info",
    REQUESTS_PER_MINUTE: "0",
    ...env,
  });
}

/** A house of the tests, with their toy games and such wishes as JSON can hold, in a process of its own. */
export function startHouseProcess(
  databaseUrl: string,
  wishes: Readonly<Record<string, unknown>>,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  return started("test/support/house-process.ts", { DATABASE_URL: databaseUrl, HOUSE: JSON.stringify(wishes), ...env });
}

async function started(script: string, env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const log: string[] = [];
  const url = await addressOf(child, log);
  return {
    url,
    log,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

function addressOf({ stdout }: ChildProcess, log: string[]): Promise<string> {
  if (stdout === null) throw new Error("the process says nothing");
  // Read to its end, or the process stops when the pipe is full.
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
