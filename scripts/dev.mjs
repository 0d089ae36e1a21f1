// Runs API and web, which reload on change. Ctrl-C stops both and the database.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";
import { binary } from "./servers/binary.mjs";
import { installOnce } from "./servers/install.mjs";
import { requireNode } from "./servers/node-version.mjs";
import { portFor } from "./servers/ports.mjs";
import { mustRun } from "./servers/run.mjs";
import { withWebServer } from "./servers/servers.mjs";
import { untilReady } from "./servers/until-ready.mjs";

requireNode();
await installOnce();
const host = "127.0.0.1";
const apiPort = await portFor(process.env.API_PORT, 4000, host);
const webPort = await portFor(process.env.PORT, 3000, host);
const api = join(root, "apps/api");
const web = join(root, "apps/web");
const parts = [
  server(api, [binary("tsx"), "watch", "--clear-screen=false", "src/main.ts"], {
    HOST: host,
    PORT: String(apiPort),
    SITE_URL: process.env.SITE_URL || `http://${host}:${webPort}`,
    DEV_MAILBOX: process.env.DEV_MAILBOX || "true",
    TRUSTED_PROXIES: withWebServer(process.env.TRUSTED_PROXIES || ""),
  }),
  server(web, [binary("tsx"), "server/main.ts", "--dev"], {
    HOSTNAME: host,
    PORT: String(webPort),
    API_URL: `http://${host}:${apiPort}`,
    NEXT_TELEMETRY_DISABLED: "1",
  }),
];

void showSetupLink();

// After Ctrl-C the terminal signals them itself; other signals are passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => signal !== "SIGINT" && stop(signal));
for (const part of parts) part.once("exit", () => stop("SIGTERM"));

/** Runs once the API is ready, because the command uses the database that the API has started. */
async function showSetupLink() {
  await untilReady(`http://${host}:${apiPort}/health/ready`);
  const command = [binary("tsx"), join(api, "src/cli/setup-link.ts"), `http://${host}:${webPort}`];
  const link = await mustRun(process.execPath, command, { env: { LOG_LEVEL: "silent" } });
  console.log(`  Setup link, only for you (works once): ${link}`);
}

function server(cwd, args, env) {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
}

function stop(signal) {
  for (const part of parts) part.kill(signal);
}
