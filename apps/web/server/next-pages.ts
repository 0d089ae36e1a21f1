import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { log } from "./log.ts";

interface Place {
  readonly hostname: string;
  readonly port: number;
  readonly isDevelopment: boolean;
}

/** The pages of the site, rendered by Next: from their sources in development, otherwise from the build next to this file. */
export async function nextPages({ hostname, port, isDevelopment }: Place): Promise<RequestListener> {
  const dir = fileURLToPath(new URL(isDevelopment ? ".." : ".", import.meta.url));
  if (!isDevelopment) setBuiltConfiguration(dir);
  // Next takes over whatever asks for another protocol. Only in development something is there that speaks one.
  const upgrades = isDevelopment ? {} : { httpServer: createServer() };
  const pages = next({ dir, hostname, port, dev: isDevelopment, ...upgrades });
  await pages.prepare();
  const answer = pages.getRequestHandler();
  return (request, response) =>
    void answer(request, response).catch((error: unknown) => {
      log(`A page failed: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
}

/** As the server does that Next writes for a standalone build: nothing that reads a configuration file is there. */
function setBuiltConfiguration(dir: string): void {
  const { config } = JSON.parse(readFileSync(`${dir}.next/required-server-files.json`, "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  process.chdir(dir);
}
