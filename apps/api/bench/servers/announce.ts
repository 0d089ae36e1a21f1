import type { AddressInfo } from "node:net";

interface Listening {
  listen(where: { host: string; port: number }): Promise<unknown>;
  readonly server: { address(): AddressInfo | string | null };
}

/** Listens on a free port and reports the URL to the parent process, and its memory in bytes whenever it is asked. */
export async function announce(app: Listening): Promise<void> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  process.send?.(`http://127.0.0.1:${address.port}`);
  process.on("message", () => process.send?.(process.memoryUsage.rss()));
  process.once("disconnect", () => process.exit());
}
