// From a fresh clone to an address to open: installs, builds and starts everything. Ctrl-C stops it.
import { join } from "node:path";
import { root } from "./root.mjs";
import { build } from "./servers/build.mjs";
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";
import { oneAtATime } from "./servers/one-at-a-time.mjs";
import { withProgress } from "./servers/progress.mjs";
import { mustRun } from "./servers/run.mjs";
import { openServers } from "./servers/servers.mjs";
import { setupLink } from "./servers/setup-link.mjs";
import { stopRequest } from "./servers/stop-request.mjs";

const { HOST: host, PORT: web, API_PORT: api, DATABASE_URL: database, DATA_DIR: folder } = process.env;
let servers;
let ending;

requireNode();
console.log("Seneschal");
stopRequest().then((reason) => end(0, `Stopping (${reason}).`));
try {
  await oneAtATime(join(root, ".seneschal/start.lock"), start);
} catch (error) {
  await end(1, error.message);
}

async function start() {
  await installOnce();
  await build();
  const address = await withProgress("starting database, API and website", openHere);
  if (ending !== undefined) return;
  console.log(welcome(address, await setupLink(address)));
  // The servers are also useful without demo games.
  await withProgress("adding demo games", fillDemo, demoTold).catch(printWarning);
}

async function openHere() {
  servers = openServers({ host: host || undefined, ports: { api, web }, onGone: (why) => end(1, why) });
  return (await servers.opened).address;
}

function fillDemo() {
  return mustRun(process.execPath, [join(root, "apps/api/dist/fill-demo.js")], { env: { LOG_LEVEL: "warn" } });
}

/** The command prints what it created, or nothing. */
function demoTold(said) {
  return said === "" ? "already there" : undefined;
}

function welcome(address, link) {
  return `
  Open ${address}

  Setup link, only for you: ${link}
  It works once. Use it to become the first administrator and to read e-mails that were not sent.
  npm run setup-link prints a new one.

  API reference: ${address}/docs
  Data: ${placeOfData()}
  Press Ctrl-C to stop.
`;
}

function placeOfData() {
  return database ? "in the database of DATABASE_URL" : `in ${folder || ".seneschal"}`;
}

function printWarning({ message }) {
  if (ending === undefined) console.error(message);
}

function end(code, sentence) {
  if (ending !== undefined) return ending;
  console.log(`\n${sentence}`);
  // A second Ctrl-C stops at once.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => servers?.kill());
  ending = Promise.resolve(servers?.close()).then(() => process.exit(code));
  return ending;
}
