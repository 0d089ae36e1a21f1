import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { programs, sharedSource } from "./programs.ts";

const root = fileURLToPath(new URL("../../../../../../", import.meta.url));
const here = fileURLToPath(new URL("./", import.meta.url));
const document = join(root, "apps/api/openapi.json");

/** How a program ended that plays a game with a generated client. */
export interface PlayedGame {
  readonly moves: number;
  readonly outcome: unknown;
}

export interface GeneratedClients {
  readonly folder: string;
  /** Type-checks all clients and the programs that use them; gives the errors of the compiler. */
  typeErrors(): Promise<string>;
  /** Plays a whole game of a ruleset with one of the clients. */
  play(generator: keyof typeof programs, url: string): Promise<PlayedGame>;
}

/** Generates a client of the API with each generator, in an empty folder. */
export async function generatedClients(packages: string): Promise<GeneratedClients> {
  const folder = await mkdtemp(join(tmpdir(), "generated-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await mkdir(join(folder, "openapi-typescript"));
  await Promise.all([withOpenapiTypescript(folder), withHeyApi(packages, folder), withOrval(packages, folder)]);
  await writeFile(join(folder, "choose.ts"), sharedSource);
  for (const [name, source] of Object.entries(programs)) await writeFile(join(folder, `${name}.ts`), source);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(strict));
  return {
    folder,
    typeErrors: () => typeErrorsIn(folder),
    play: (generator, url) => played(folder, generator, url),
  };
}

/** Installs the generators, exactly as locked, into a folder that is kept for the next time. Rejects if that fails. */
export async function installedGenerators(): Promise<string> {
  const folder = join(root, ".seneschal/generators");
  const lock = await readFile(join(here, "package-lock.json"), "utf8");
  const installed = join(folder, "installed-lock.json");
  if ((await readFile(installed, "utf8").catch(() => "")) === lock) return folder;
  await mkdir(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) await copyFile(join(here, file), join(folder, file));
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["ci", ...quietly], { cwd: folder, shell: process.platform === "win32" });
  await writeFile(installed, lock);
  return folder;
}

/** Its types are committed, since the website and the published client use them. */
async function withOpenapiTypescript(folder: string): Promise<void> {
  const types = join(root, "packages/client/generated/openapi.d.ts");
  await copyFile(types, join(folder, "openapi-typescript/openapi.d.ts"));
}

async function withHeyApi(packages: string, folder: string): Promise<void> {
  const generator = join(packages, "node_modules/@hey-api/openapi-ts/bin/run.js");
  const args = ["--input", document, "--output", join(folder, "hey-api"), "--client", "@hey-api/client-fetch"];
  await run(process.execPath, [generator, ...args, "--silent"], { cwd: packages });
}

async function withOrval(packages: string, folder: string): Promise<void> {
  const generator = join(packages, "node_modules/orval/dist/bin/orval.mjs");
  const output = ["--output", join(folder, "orval/api.ts"), "--client", "fetch", "--mode", "single"];
  await run(process.execPath, [generator, "--input", document, ...output], { cwd: packages });
}

const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2023",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
  },
  include: ["."],
};

async function typeErrorsIn(folder: string): Promise<string> {
  try {
    return await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", folder]);
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

async function played(folder: string, generator: string, url: string): Promise<PlayedGame> {
  const outfile = join(folder, `${generator}.mjs`);
  await build({
    entryPoints: [join(folder, `${generator}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
  });
  return JSON.parse(await run(process.execPath, [outfile, url]));
}

async function run(command: string, args: readonly string[], options: object = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: "utf8" });
  return stdout;
}
