import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiler, installOffline, node, npm, root } from "./commands.ts";

/** What an author installs for development: it is taken from the packages that are installed here. */
const tools = ["@types", "fast-check", "vitest"];

export interface KitProject {
  readonly folder: string;
  /** The project of the author: a copy of `examples/gleaners` with the packed kit installed. */
  readonly project: string;
  /** Packs the compiled project, and installs it in an empty folder as an operator does. Gives the list of packages there. */
  install(): Promise<string>;
  /** Compiles the project; gives the errors of the compiler. */
  compile(): Promise<string>;
  /** What the compiled package lacks, as a server checks it. */
  faults(): Promise<unknown>;
  /** Runs the tests of the project, or those of one file; gives how many passed and failed. */
  runTests(file?: string): Promise<{ readonly passed: number; readonly failed: number }>;
}

/** The example of a package as its author has it, with the kit as `npm pack` makes it. Without a network. */
export async function kitProject(): Promise<KitProject> {
  const folder = await mkdtemp(join(tmpdir(), "kit-"));
  const packages = await packedKit(folder);
  const project = join(folder, "gleaners");
  await cp(join(root, "examples/gleaners"), project, { recursive: true });
  const { devDependencies: _, ...manifest } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  await writeFile(join(project, "package.json"), JSON.stringify(manifest));
  await installOffline(project, folder, packages);
  for (const tool of tools) await symlink(join(root, "node_modules", tool), join(project, "node_modules", tool));
  return {
    folder,
    project,
    compile: () => node([compiler, "--project", project], project).catch(({ stdout }: { stdout: string }) => stdout),
    async install() {
      const rulesets = join(folder, "rulesets");
      await mkdir(rulesets);
      await npm(rulesets, ["pack", "--ignore-scripts", project]);
      const [packed = ""] = await readdir(rulesets);
      await writeFile(join(rulesets, "package.json"), '{"private":true}');
      await installOffline(rulesets, folder, [...packages, join(rulesets, packed)]);
      const list = join(rulesets, "rulesets.json");
      await writeFile(list, '{"packages":["seneschal-ruleset-gleaners"]}');
      return list;
    },
    async faults() {
      const program = `import { packageFaults } from "@seneschal/kit"; import { ruleset } from "./dist/index.js";
        console.log(JSON.stringify(packageFaults(ruleset, 3)));`;
      return JSON.parse(await node(["--input-type=module", "--eval", program], project));
    },
    async runTests(file) {
      const report = ["--reporter", "json", "--outputFile", "tests.json"];
      const args = [
        join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        ...report,
        ...(file === undefined ? [] : [file]),
      ];
      await node(args, project).catch(() => {});
      const { numPassedTests, numFailedTests } = JSON.parse(await readFile(join(project, "tests.json"), "utf8"));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** The files that `npm pack` makes of the kit, built apart from a build that may run at the same time, and of zod. */
async function packedKit(folder: string): Promise<readonly string[]> {
  const kit = join(root, "packages/kit");
  const copy = join(folder, "kit");
  await mkdir(copy);
  for (const part of ["package.json", "README.md", "LICENSE"]) await cp(join(kit, part), join(copy, part));
  await node([join(kit, "build.mjs"), join(copy, "dist")], kit);
  await npm(folder, ["pack", "--ignore-scripts", copy, join(root, "node_modules/zod")]);
  return (await readdir(folder)).filter((name) => name.endsWith(".tgz")).map((name) => join(folder, name));
}
