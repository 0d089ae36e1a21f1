import type { Server } from "node:http";
import { animationResponses } from "./animations/animation-responses.ts";
import { apiDispatcher } from "./api/api-dispatcher.ts";
import { ApiProcesses } from "./api/api-processes.ts";
import { openLocalAddress } from "./api/local-address.ts";
import { trustOf } from "./client-address.ts";
import { displayAddress, readWebEnvironment } from "./environment.ts";
import { log } from "./log.ts";
import { nextPages } from "./next-pages.ts";
import { pictureResponses } from "./pictures/picture-responses.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { webServer } from "./web-server.ts";

const closingMs = 2000;

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const isDevelopment = process.argv.includes("--dev");
  Object.assign(process.env, { NODE_ENV: isDevelopment ? "development" : "production" });
  const { HOSTNAME: hostname, PORT: port, ...environment } = readWebEnvironment();
  const processes = new ApiProcesses(environment.API_URL);
  await processes.resolve();
  const api = apiDispatcher(processes);
  // Pages read the address of the API from here.
  if (processes.areSeveral) process.env.API_URL = await openLocalAddress(api);
  const server = webServer({
    api,
    trust: trustOf(environment.TRUSTED_PROXIES),
    keepAliveMs: environment.KEEP_ALIVE_TIMEOUT,
    hasLimits: environment.REQUESTS_PER_MINUTE > 0,
    pictures: isDevelopment ? undefined : pictureResponses(api, loadPictures),
    animations: isDevelopment ? undefined : animationResponses(api, loadPictures),
    pages: await nextPages({ hostname, port, isDevelopment }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
  log(`The site is at ${displayAddress(hostname, port)}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close(server));
}

/** The build writes it next to this file; it is loaded when the first picture is asked for. */
async function loadPictures(): Promise<Pictures> {
  const module = await import(new URL("./pictures.js", import.meta.url).href);
  return module.pictures;
}

/** Lets answers that are under way end. Live streams never do, so that the wait is short. */
function close(server: Server): void {
  server.close(() => process.exit(0));
  setTimeout(() => process.exit(0), closingMs).unref();
}
