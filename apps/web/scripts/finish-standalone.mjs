// Completes the standalone server: static files, which `next build` does not copy, and what programs of others begin with.
import { cp, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { npm } from "../../../scripts/servers/run.mjs";

const web = new URL("../", import.meta.url);
const server = new URL(".next/standalone/apps/web/", web);

await copy(".next/static", ".next/static");
await copy("public", "public");
await copy("server/pictures/fonts", "fonts");
await copy("../../examples", "public/examples");
await packClient("public/downloads");

function copy(from, to) {
  return cp(fileURLToPath(new URL(from, web)), fileURLToPath(new URL(to, server)), { recursive: true, force: true });
}

/** The client as a package that npm installs from this site. Turbo has built it before. */
async function packClient(to) {
  const folder = fileURLToPath(new URL(to, server));
  await mkdir(folder, { recursive: true });
  await npm(["pack", "--workspace", "packages/client", "--ignore-scripts", "--pack-destination", folder]);
}
