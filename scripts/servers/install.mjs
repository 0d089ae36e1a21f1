import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { withProgress } from "./progress.mjs";
import { npm } from "./run.mjs";

/** Installs the packages of package-lock.json, unless they are installed. */
export async function installOnce() {
  if (isInstalled()) return;
  await withProgress("installing what it needs (npm ci, about a minute)", () => npm(["ci", "--no-audit", "--no-fund"]));
}

/** npm writes the inner lock file at the end, so after a failed installation it is missing or old. */
function isInstalled() {
  const inner = join(root, "node_modules/.package-lock.json");
  if (!existsSync(inner)) return false;
  const installed = packagesOf(inner);
  const wanted = Object.entries(packagesOf(join(root, "package-lock.json")));
  return wanted.every(([place, { version, link, optional, peer }]) => {
    if (!place.includes("node_modules/") || link) return true;
    const there = installed[place];
    // Packages for other platforms are listed but not installed.
    return there === undefined ? Boolean(optional || peer) : there.version === version;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
