// Everything from a fresh clone to an address to open. Says what it does; Ctrl-C ends it all.
import { join } from "node:path";
import { build } from "./house/build.mjs";
import { openHouse } from "./house/house.mjs";
import { installOnce } from "./house/install.mjs";
import { requireNode } from "./house/node-version.mjs";
import { oneAtATime } from "./house/one-at-a-time.mjs";
import { mustRun } from "./house/run.mjs";
import { saying } from "./house/say.mjs";
import { setupLink } from "./house/setup-link.mjs";
import { stopRequest } from "./house/stop-request.mjs";
import { root } from "./root.mjs";

const { HOST: host, PORT: web, API_PORT: api, DATABASE_URL: database, DATA_DIR: folder } = process.env;
let house;
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
  const address = await saying("starting database, API and website", openHere);
  if (ending !== undefined) return;
  console.log(welcome(address, await setupLink(address)));
  // A house without a demo is still a house.
  await saying("adding demo games", fillDemo, demoTold).catch(complain);
}

async function openHere() {
  house = openHouse({ host: host || undefined, ports: { api, web }, onGone: (why) => end(1, why) });
  return (await house.opened).address;
}

function fillDemo() {
  return mustRun(process.execPath, [join(root, "apps/api/dist/fill-demo.js")], { env: { LOG_LEVEL: "warn" } });
}

/** Who fills it says so, and nothing where nothing was left to do. */
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

function complain({ message }) {
  if (ending === undefined) console.error(message);
}

function end(code, sentence) {
  if (ending !== undefined) return ending;
  console.log(`\n${sentence}`);
  // A second request to stop does not wait.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => house?.kill());
  ending = Promise.resolve(house?.close()).then(() => process.exit(code));
  return ending;
}
