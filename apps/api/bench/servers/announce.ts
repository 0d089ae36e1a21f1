import type { AddressInfo } from "node:net";

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

/** Listens on a free port and reports the URL to the parent process, and what it has used whenever it is asked. */
export async function announce(app: Listening): Promise<void> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  process.send?.(`http://127.0.0.1:${address.port}`);
  process.on("message", () => process.send?.(usage()));
  process.once("disconnect", () => process.exit());
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { memoryBytes: process.memoryUsage.rss(), cpuMicroseconds: user + system };
}
