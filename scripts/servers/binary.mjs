import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../root.mjs";

/** Returns the script of a command of an installed package, to run it with Node without a shell or npx. */
export function binary(name, command = name, from = root) {
  const folder = folderOf(name, createRequire(join(from, "package.json")).resolve.paths(name) ?? []);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = typeof bin === "string" ? bin : (bin[command] ?? Object.values(bin)[0]);
  return join(folder, path);
}

function folderOf(name, places) {
  for (const place of places) {
    try {
      readFileSync(join(place, name, "package.json"));
      return join(place, name);
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
  }
  throw new Error(`${name} is not installed. Run: npm ci`);
}
