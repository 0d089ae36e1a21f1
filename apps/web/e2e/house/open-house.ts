import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portFor } from "../../../../scripts/servers/ports.mjs";
import { openServers } from "../../../../scripts/servers/servers.mjs";
import { setupLink } from "../../../../scripts/servers/setup-link.mjs";

/** The whole house as `npm start` opens it, with a database of its own that nobody needs afterwards. */
// biome-ignore lint/style/noDefaultExport: Playwright wants it so.
export default async function openForTests(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "seneschal-browser-tests-"));
  // The parts inherit it; a house for players keeps its gallery shut.
  process.env.GALLERY = "1";
  // A connection that the house closes just as a test asks again would lose the question: none is closed meanwhile.
  process.env.KEEP_ALIVE_TIMEOUT = String(60 * 60 * 1000);
  // What prepares a game finds the same database.
  process.env.DATA_DIR = data;
  const house = openServers({
    ports: await freePorts(),
    env: { DATA_DIR: data, REQUESTS_PER_MINUTE: "0", LOG_LEVEL: "warn" },
    onGone: (why: string) => {
      throw new Error(why);
    },
  });
  const close = async () => {
    await house.close();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const { address } = await house.opened;
    process.env.SENESCHAL_ADDRESS = address;
    process.env.SENESCHAL_SETUP_COOKIE = await setupCookie(address, await setupLink(address));
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/** Uses the setup link up, so that every test may read the mails. */
async function setupCookie(address: string, link: string): Promise<string> {
  const body = JSON.stringify({ key: new URL(link).hash.slice(1) });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/v1/setup/session`, { method: "POST", headers, body });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (cookie === undefined) throw new Error(`The setup link opened nothing: ${answer.status}`);
  return cookie;
}

/**
 * Far from the usual ones, which other servers on this machine may be about to take, and below those that the system
 * gives to connections, which it may at any moment.
 */
async function freePorts() {
  const api = await portFor(undefined, randomInt(20_000, 32_000), "127.0.0.1");
  const web = await portFor(undefined, api + 1, "127.0.0.1");
  return { api: String(api), web: String(web) };
}
