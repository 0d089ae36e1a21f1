import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { withProgress } from "./progress.mjs";
import { npm } from "./run.mjs";

/** Installs what package-lock.json names, unless it is there. */
export async function installOnce() {
  if (isInstalled()) return;
  await withProgress("installing what it needs (npm ci, about a minute)", () => npm(["ci", "--no-audit", "--no-fund"]));
}

/** npm writes the inner list when an installation is complete: a broken one has none, or an old one. */
function isInstalled() {
  const inner = join(root, "node_modules/.package-lock.json");
  if (!existsSync(inner)) return false;
  const installed = packagesOf(inner);
  const wanted = Object.entries(packagesOf(join(root, "package-lock.json")));
  return wanted.every(([place, { version, link, optional, peer }]) => {
    if (!place.includes("node_modules/") || link) return true;
    const there = installed[place];
    // What is made for other machines is wanted but not installed.
    return there === undefined ? Boolean(optional || peer) : there.version === version;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
