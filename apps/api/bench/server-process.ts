import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface ServerProcess {
  readonly url: string;
  /** The resident memory of the process. */
  memoryBytes(): Promise<number>;
  stop(): void;
}

/** Starts a built server as a separate process with the memory that `npm start` gives to the API. */
export async function serverProcess(file: string, databaseUrl: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--max-semi-space-size=32"],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [url] = (await once(child, "message")) as [string];
  const memoryBytes = async () => {
    child.send("memory");
    const [bytes] = (await once(child, "message")) as [number];
    return bytes;
  };
  return { url, memoryBytes, stop: () => child.disconnect() };
}
