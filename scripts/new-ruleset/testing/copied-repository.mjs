import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../root.mjs";
import { binary } from "../../servers/binary.mjs";
import { run } from "../../servers/run.mjs";

const packages = ["schema", "engine", "wording"];
const copied = [
  "package.json",
  "tsconfig.json",
  "scripts",
  ...packages.map((name) => `packages/${name}`),
  "apps/web/src",
];
/** Made by installing and building. */
const made = new Set(["node_modules", "dist", ".turbo"]);

/** Copies what a ruleset belongs to into a temporary folder, where commands run on the copy. */
export function copiedRepository() {
  const copy = mkdtempSync(join(tmpdir(), "new-ruleset-"));
  for (const path of copied)
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !made.has(basename(file)) });
  linkPackages(copy);
  return {
    folder: copy,
    /** Runs a script of the copy. */
    node: (args, options) => run(process.execPath, args, { cwd: copy, ...options }),
    /** Runs a command of an installed package in a folder of the copy. */
    command: (name, args, { folder = "", env } = {}) =>
      run(process.execPath, [binary(name, undefined, join(root, folder)), ...args], { cwd: join(copy, folder), env }),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** All installed packages, and those of the copy in the place of ours. */
function linkPackages(copy) {
  const [from, to] = [join(root, "node_modules"), join(copy, "node_modules")];
  mkdirSync(join(to, "@seneschal"), { recursive: true });
  const installed = readdirSync(from).filter((name) => name !== "@seneschal" && !name.startsWith("."));
  for (const name of installed) link(join(from, name), join(to, name));
  for (const name of packages) link(join(copy, "packages", name), join(to, "@seneschal", name));
  for (const folder of ["apps/web", ...packages.map((name) => `packages/${name}`)]) {
    const own = join(root, folder, "node_modules");
    if (existsSync(own)) link(own, join(copy, folder, "node_modules"));
  }
}

/** On Windows, links to folders need no rights. */
const link = (to, at) => symlinkSync(to, at, "junction");
