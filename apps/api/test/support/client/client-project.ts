import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiler, installOffline, node, npm, root } from "../packages/commands.ts";

const client = join(root, "packages/client");
/** What npm would download: it is taken from the packages that are installed here. */
const dependencies = ["eventsource-parser", "openapi-fetch", "openapi-typescript-helpers"];

export interface ClientProject {
  readonly folder: string;
  /** Runs a file of `examples/` to its end and gives what it prints. */
  example(file: string, args?: readonly string[], more?: RunOptions): Promise<string>;
  /** Runs a file of `examples/` that does not end. */
  start(file: string, args?: readonly string[], more?: RunOptions): RunningExample;
  /** Type-checks a program; gives the errors of the compiler. */
  typeErrors(program: string): Promise<string>;
}

interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** What is typed. */
  readonly input?: string;
}

export interface RunningExample {
  /** Everything that it prints, when it has ended; an error if it fails. */
  readonly ended: Promise<string>;
  /** Waits until it has printed this. */
  prints(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** An empty project in which the packed client is installed, with the examples. Without a network. */
export async function clientProject(): Promise<ClientProject> {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  const packages = await packedPackages(folder);
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "a-bot", private: true, type: "module" }));
  await installOffline(project, folder, packages);
  await cp(join(root, "examples"), join(project, "examples"), { recursive: true });
  return {
    folder,
    example: (file, args, more) => startExample(project, [file, ...(args ?? [])], more).ended,
    start: (file, args, more) => startExample(project, [file, ...(args ?? [])], more),
    typeErrors: (program) => typeErrorsIn(project, program),
  };
}

function startExample(
  project: string,
  args: readonly string[],
  { variables = {}, input = "" }: RunOptions = {},
): RunningExample {
  const cwd = join(project, "examples");
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...variables } });
  child.stdin.end(input);
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed.stderr += text));
  const ended = new Promise<string>((resolve, reject) => {
    child.on("close", (code, signal) => {
      if (code === 0 || signal === "SIGTERM") resolve(printed.stdout);
      else reject(new Error(`${args.join(" ")} ended with ${code}: ${printed.stderr}`));
    });
  });
  return {
    ended,
    async prints(text) {
      while (!printed.stdout.includes(text)) await Promise.race([once(child.stdout, "data"), ended.then(failEarly)]);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function failEarly(printed: string): never {
  throw new Error(`the example ended too early: ${printed}`);
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
