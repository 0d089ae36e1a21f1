import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CheckingProxy, startCheckingProxy } from "../../../../scripts/openapi/checking-proxy.mjs";
import { portFor } from "../../../../scripts/servers/ports.mjs";
import { openServers } from "../../../../scripts/servers/servers.mjs";
import { setupLink } from "../../../../scripts/servers/setup-link.mjs";
import { buildApiScripts } from "../support/run-api-script.ts";

/**
 * Starts the servers of the tests. Between web server and API, everything is checked against the OpenAPI document; the run
 * fails at its end if a fault was found.
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it so.
export default function startServers(): Promise<() => Promise<void>> {
  return startTestServers({ isChecked: true });
}

/**
 * Builds the scripts that prepare games, and starts all servers like `npm start`, with a temporary database. The check of a
 * large answer takes seconds in the process that calls this, so measurements do without.
 */
export async function startTestServers({ isChecked }: { readonly isChecked: boolean }): Promise<() => Promise<void>> {
  await buildApiScripts();
  const data = await mkdtemp(join(tmpdir(), "seneschal-browser-tests-"));
  // All processes inherit it; the gallery is closed in production.
  process.env.GALLERY = "1";
  // A request on a keep-alive connection that the server is closing would fail.
  process.env.KEEP_ALIVE_TIMEOUT = String(60 * 60 * 1000);
  // On a busy machine, pages come with their data all the same: what they show first does not depend on its speed.
  process.env.PAGE_DATA_TIMEOUT = String(60 * 1000);
  // Scripts that prepare a game use the same database.
  process.env.DATA_DIR = data;
  let proxy: CheckingProxy | undefined;
  const apiFor = async (apiUrl: string) => {
    proxy = await startCheckingProxy(apiUrl, await openApiDocument());
    return proxy.url;
  };
  const servers = openServers({
    ...(isChecked && { apiFor }),
    ports: await freePorts(),
    env: { DATA_DIR: data, REQUESTS_PER_MINUTE: "0", LOG_LEVEL: "warn" },
    onGone: (why: string) => {
      throw new Error(why);
    },
  });
  const close = async () => {
    await servers.close();
    await proxy?.close();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const { address } = await servers.opened;
    process.env.SENESCHAL_ADDRESS = address;
    process.env.SENESCHAL_SETUP_COOKIE = await setupCookie(address, await setupLink(address));
  } catch (error) {
    await close();
    throw error;
  }
  return async () => {
    await close();
    failOn(proxy?.faults() ?? []);
  };
}

async function openApiDocument(): Promise<object> {
  return JSON.parse(await readFile(new URL("../../../api/openapi.json", import.meta.url), "utf8"));
}

function failOn(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The API does not keep to its OpenAPI document:\n${faults.join("\n")}`);
}

/** Uses the setup link, so that every test may read e-mails. */
async function setupCookie(address: string, link: string): Promise<string> {
  const body = JSON.stringify({ key: new URL(link).hash.slice(1) });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/v1/setup/session`, { method: "POST", headers, body });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (cookie === undefined) throw new Error(`The setup link was not accepted: ${answer.status}`);
  return cookie;
}

/** Above the default ports, which other servers on this machine may use, and below the ephemeral ports of the system. */
async function freePorts() {
  const api = await portFor(undefined, randomInt(20_000, 32_000), "127.0.0.1");
  const web = await portFor(undefined, api + 1, "127.0.0.1");
  return { api: String(api), web: String(web) };
}
