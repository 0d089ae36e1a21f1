import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

interface Listening {
  listen(where: { host: string; port: number }): Promise<unknown>;
  readonly server: { address(): AddressInfo | string | null };
}

export interface Usage {
  /** The resident memory. */
  readonly memoryBytes: number;
  /** Since the process started, in all threads. */
  readonly cpuMicroseconds: number;
}

/** What is in use right after a garbage collection. */
export interface LiveMemory {
  /** The objects of the main thread. */
  readonly heapBytes: number;
  /** What they hold outside the heap, such as buffers. */
  readonly externalBytes: number;
  /** The resident memory, of all threads. */
  readonly residentBytes: number;
}

/** What a parent process asks for. */
export type Figure = "usage" | "live-memory";

/** Listens on a free port and reports the URL to the parent process, and what it uses whenever it is asked. */
export async function announce(app: Listening): Promise<void> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  process.send?.(`http://127.0.0.1:${address.port}`);
  process.on("message", (figure: Figure) => process.send?.(figure === "usage" ? usage() : liveMemory()));
  process.once("disconnect", () => process.exit());
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { memoryBytes: process.memoryUsage.rss(), cpuMicroseconds: user + system };
}

function liveMemory(): LiveMemory {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heapBytes: heapUsed, externalBytes: external, residentBytes: rss };
}

/** Node has no other function for it, unless it was started with an option. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
