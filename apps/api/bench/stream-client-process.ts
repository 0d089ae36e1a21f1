import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Received } from "./servers/stream-client.ts";

export interface StreamClient {
  /** Resolves to the time, in milliseconds since 1970, at which the last stream of a path had received a version. */
  untilAllHave(path: string, version: number): Promise<number>;
  /** The data of a step that was received. */
  sample(): string;
  stop(): void;
}

/** Starts a process that opens a stream for each path, and resolves when all are open. */
export async function streamClient(url: string, paths: readonly string[]): Promise<StreamClient> {
  const child = fork(fileURLToPath(new URL("./stream-client.js", import.meta.url)));
  child.send({ url, paths });
  const [opened] = (await once(child, "message")) as [{ readonly isOpen?: true; readonly error?: string }];
  if (opened.isOpen === undefined) throw new Error(`the streams could not be opened: ${opened.error}`);
  const waiting = new Map<string, (at: number) => void>();
  let sample: string | undefined;
  child.on("message", (received: Received) => {
    sample ??= received.sample;
    waiting.get(`${received.path} ${received.version}`)?.(received.atMs);
  });
  return {
    untilAllHave: (path, version) => new Promise((settle) => waiting.set(`${path} ${version}`, settle)),
    sample() {
      if (sample === undefined) throw new Error("no step was received yet");
      return sample;
    },
    stop: () => child.disconnect(),
  };
}
