// Everything from a fresh clone to an address to open. Says what it does; Ctrl-C ends it all.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./house/build.mjs";
import { installOnce } from "./house/install.mjs";
import { requireNode } from "./house/node-version.mjs";
import { oneAtATime } from "./house/one-at-a-time.mjs";
import { startPart } from "./house/part.mjs";
import { portFor } from "./house/ports.mjs";
import { mustRun } from "./house/run.mjs";
import { saying } from "./house/say.mjs";
import { stopRequest } from "./house/stop-request.mjs";
import { untilReady } from "./house/until-ready.mjs";
import { root } from "./root.mjs";

const api = join(root, "apps/api/dist");
const web = join(root, "apps/web/.next/standalone/apps/web");
const host = process.env.HOST || "127.0.0.1";
const parts = [];
let ending;

requireNode();
console.log("Seneschal");
const stopped = stopRequest();
stopped.then((reason) => end(0, `Stopping (${reason}).`));
try {
  const address = await oneAtATime(join(root, ".seneschal/start.lock"), start);
  if (ending === undefined) console.log(`\n  Open ${address}\n${footnote(address)}`);
} catch (error) {
  await end(1, error.message);
}

async function start() {
  await installOnce();
  await build();
  const apiPort = await portFor(process.env.API_PORT, 4000, "127.0.0.1");
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const webPort = await portFor(process.env.PORT, 3000, host);
  const address = `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${webPort}`;
  await saying("starting database, API and web", async () => {
    launch(`api-${apiPort}`, [join(api, "main.js")], {
      HOST: "127.0.0.1",
      PORT: String(apiPort),
      FOLLOW_PARENT: "true",
    });
    await untilReady(`${apiUrl}/health/ready`);
    const follow = join(root, "scripts/house/follow-parent.mjs");
    launch(`web-${webPort}`, ["--import", follow, join(web, "server.js")], {
      HOSTNAME: host,
      PORT: String(webPort),
      API_URL: apiUrl,
    });
    await untilReady(`${address}/openapi.json`);
  });
  await fillDemo();
  return address;
}

function launch(name, args, env) {
  if (ending !== undefined) return;
  parts.push(
    startPart({ name, args, cwd: root, env: { NODE_ENV: "production", ...env }, onGone: (why) => end(1, why) }),
  );
}

async function fillDemo() {
  const command = join(api, "fill-demo.js");
  if (!existsSync(command) || ending !== undefined) return;
  await saying("filling the demo", () => mustRun(process.execPath, [command], { env: { LOG_LEVEL: "warn" } }));
}

function footnote(address) {
  return `  The API is described at ${address}/docs. The data stays in .seneschal. Ctrl-C stops everything.\n`;
}

/** The web first, so that nobody meets a site without its API; the API takes the database with it. */
function end(code, sentence) {
  if (ending === undefined) {
    console.log(`\n${sentence}`);
    ending = endParts().then(() => process.exit(code));
  }
  return ending;
}

async function endParts() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, killParts);
  for (const part of parts.toReversed()) await part.stop();
}

/** Whoever asks twice does not wait. */
function killParts() {
  for (const part of parts) part.kill();
}
