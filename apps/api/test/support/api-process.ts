import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ApiProcess {
  readonly url: string;
  /** At once, as a power cut would. */
  kill(): Promise<void>;
}

const folder = fileURLToPath(new URL("../..", import.meta.url));

/** The API as it is started in earnest, in a process of its own. */
export async function startApiProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: "0", LOG_LEVEL: "info", REQUESTS_PER_MINUTE: "0", ...env },
  });
  const url = await addressOf(child);
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("the process says nothing");
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /listening at (http:\/\/[^"\s]+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Somebody must go on reading, or the process stops when the pipe is full.
    child.stdout.resume();
    return address;
  }
  throw new Error("the API ended before it listened");
}
