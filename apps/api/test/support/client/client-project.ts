import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const client = join(root, "packages/client");
const compiler = join(root, "node_modules/typescript/bin/tsc");
/** What npm would download: it is taken from the packages that are installed here. */
const dependencies = ["eventsource-parser", "openapi-fetch", "openapi-typescript-helpers"];

export interface ClientProject {
  readonly folder: string;
  /** Runs a file of `examples/` and gives what it prints. */
  example(file: string, args?: readonly string[], more?: RunOptions): Promise<string>;
  /** Type-checks a program; gives the errors of the compiler. */
  typeErrors(program: string): Promise<string>;
}

interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An empty project in which the packed client is installed, with the examples. Without a network. */
export async function clientProject(): Promise<ClientProject> {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  const packages = await packedPackages(folder);
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "a-bot", private: true, type: "module" }));
  await npm(project, [
    "install",
    "--offline",
    "--no-audit",
    "--no-fund",
    "--cache",
    join(folder, "cache"),
    ...packages,
  ]);
  await cp(join(root, "examples"), join(project, "examples"), { recursive: true });
  return {
    folder,
    example: (file, args = [], { variables = {}, signal } = {}) =>
      output(process.execPath, [join("examples", file), ...args], {
        cwd: project,
        env: { ...process.env, ...variables },
        ...(signal && { signal }),
      }),
    typeErrors: (program) => typeErrorsIn(project, program),
  };
}

/** The files that `npm pack` makes of the client, built apart from a build that may run at the same time, and of what it needs. */
async function packedPackages(folder: string): Promise<readonly string[]> {
  const copy = join(folder, "package");
  for (const part of ["package.json", "README.md", "LICENSE", "generated"])
    await cp(join(client, part), join(copy, part), { recursive: true });
  await node([compiler, "--project", join(client, "tsconfig.build.json"), "--outDir", join(copy, "dist")], client);
  const needed = dependencies.map((name) => join(root, "node_modules", name));
  await npm(folder, ["pack", "--ignore-scripts", copy, ...needed]);
  return (await readdir(folder)).filter((name) => name.endsWith(".tgz")).map((name) => join(folder, name));
}

async function typeErrorsIn(project: string, program: string): Promise<string> {
  await writeFile(join(project, "program.ts"), program);
  const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom"];
  try {
    return await node([compiler, ...options, "--types", "", "program.ts"], project);
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

const node = (args: readonly string[], cwd: string) => output(process.execPath, args, { cwd });
const npm = (cwd: string, args: readonly string[]) => output("npm", args, { cwd, shell: process.platform === "win32" });

async function output(command: string, args: readonly string[], options: object): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: "utf8" });
  return stdout;
}
