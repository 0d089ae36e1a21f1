import { join } from "node:path";
import { root } from "../root.mjs";
import { portFor } from "./ports.mjs";
import { startServerProcess } from "./server-process.mjs";
import { untilReady } from "./until-ready.mjs";

const api = join(root, "apps/api/dist/main.js");
const web = join(root, "apps/web/.next/standalone/apps/web/server.js");
const follow = join(root, "scripts/servers/exit-with-parent.mjs");
const local = "127.0.0.1";
/** A larger young generation: with V8's default, much garbage of requests is copied several times before it is freed. */
const roomy = "--max-semi-space-size=32";

const apiProcessesMax = 32;

/**
 * Starts the built web server and as many processes of the API as `API_PROCESSES` says, on free ports from the usual ones
 * on. `env` goes to the API; `onGone` is called with the reason when a server could not be kept running. `apiFor` returns
 * the address at which the web server finds a process of the API.
 */
export function openServers({ host = local, ports = {}, env = {}, onGone, apiFor = (url) => url }) {
  const parts = [];
  const launch = async (name, args, variables, sign) => {
    const part = startServerProcess({ name, args, cwd: root, env: { NODE_ENV: "production", ...variables }, onGone });
    parts.push(part);
    await untilReady(sign);
    part.isReady();
  };

  async function open() {
    const proxies = env.TRUSTED_PROXIES || process.env.TRUSTED_PROXIES || "";
    const webPort = await portFor(ports.web, 3000, host);
    const address = `http://${isEveryAddress(host) ? local : host}:${webPort}`;
    const trust = { TRUSTED_PROXIES: withWebServer(proxies) };
    const forApi = { ...mailFor(address), ...env, ...trust, HOST: local, EXIT_WITH_PARENT: "true" };
    const apiUrls = [];
    // One after the other: the first one starts the database and brings its tables up to date.
    for (let count = processCount(env); apiUrls.length < count; ) {
      const port = await portFor(apiUrls.length === 0 ? ports.api : undefined, 4000, local);
      const url = `http://${local}:${port}`;
      await launch(`api-${port}`, [roomy, api], { ...forApi, PORT: String(port) }, `${url}/health/ready`);
      apiUrls.push(url);
    }
    const apiUrl = (await Promise.all(apiUrls.map(apiFor))).join();
    const forWeb = { HOSTNAME: host, PORT: String(webPort), API_URL: apiUrl, TRUSTED_PROXIES: proxies };
    await launch(`web-${webPort}`, ["--import", follow, web], forWeb, `${address}/health/ready`);
    return { address, apiUrl: apiUrls[0] };
  }

  return {
    opened: open(),
    /** Stops the web server first, so that no page lacks its API; the API stops the database. */
    async close() {
      for (const part of parts.toReversed()) await part.stop();
    },
    kill() {
      for (const part of parts) part.kill();
    },
  };
}

/** How many processes of the API to start. */
export function processCount({ API_PROCESSES: asked = process.env.API_PROCESSES || "1" }) {
  const count = Number(asked);
  if (Number.isInteger(count) && count >= 1 && count <= apiProcessesMax) return count;
  throw new Error(`API_PROCESSES is ${asked}. It must be a whole number from 1 to ${apiProcessesMax}.`);
}

/** The address of links in e-mails. Without a mail server, the browser that opened the setup link can read them. */
function mailFor(address) {
  const { SITE_URL, DEV_MAILBOX } = process.env;
  return { SITE_URL: SITE_URL || address, DEV_MAILBOX: DEV_MAILBOX || "true" };
}

/** The API always trusts the web server next to it for client addresses, in addition to the configured proxies. */
export function withWebServer(proxies) {
  return proxies === "" ? "" : `loopback,${proxies}`;
}

function isEveryAddress(host) {
  return host === "0.0.0.0" || host === "::";
}
