import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure, LiveMemory, Usage } from "./servers/announce.ts";

export interface ServerProcess {
  readonly url: string;
  usage(): Promise<Usage>;
  /** Collects its garbage first. */
  liveMemory(): Promise<LiveMemory>;
  stop(): void;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a built server as a separate process with the memory that `npm start` gives to the API. */
export async function serverProcess(file: string, databaseUrl: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--max-semi-space-size=32"],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [url] = (await once(child, "message")) as [string];
  const ask = async <Answer>(figure: Figure) => {
    child.send(figure);
    const [answer] = (await once(child, "message")) as [Answer];
    return answer;
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const usage = () => ask<Usage>("usage");
  const liveMemory = () => ask<LiveMemory>("live-memory");
  return { url, usage, liveMemory, stop: () => child.disconnect(), kill };
}
