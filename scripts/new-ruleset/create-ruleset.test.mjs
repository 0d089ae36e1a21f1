import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copiedRepository } from "./testing/copied-repository.mjs";

const create = `
  import { createRuleset } from "./scripts/new-ruleset/create-ruleset.mjs";
  console.log(JSON.stringify(createRuleset({ name: "tithe-barn", prefix: "TB", min: 3, max: 4 })));
`;
/** What is compiled: all files of the new game. */
const compiled = {
  extends: "./tsconfig.json",
  compilerOptions: { lib: ["ES2023", "DOM", "DOM.Iterable"], jsx: "react-jsx", types: ["node", "react"] },
  include: [
    "packages/schema/src/games/tithe-barn",
    "packages/engine/src/games/tithe-barn",
    "packages/wording/src/games/tithe-barn",
    "packages/wording/src/games/fact-lines.test.ts",
    "apps/web/src/boards/tithe-barn",
    "apps/web/src/boards/register.ts",
  ],
};

/** What Next.js declares. */
const styles = 'declare module "*.css" { const classes: Readonly<Record<string, string>>; export default classes; }';

describe("a ruleset of the template", () => {
  let repository;
  beforeAll(async () => {
    repository = copiedRepository();
    await passes(repository.node(["--input-type=module", "--eval", create]));
  });
  afterAll(() => repository?.remove());

  it("compiles", async () => {
    writeFileSync(join(repository.folder, "tsconfig.new-ruleset.json"), JSON.stringify(compiled));
    writeFileSync(join(repository.folder, "apps/web/src/boards/tithe-barn/styles.d.ts"), styles);
    await passes(repository.command("typescript", ["-p", "tsconfig.new-ruleset.json", "--noEmit"]));
  });

  it("keeps the laws, its rules and its transcripts", async () => {
    const env = { UPDATE_TRANSCRIPTS: "1" };
    const tests = repository.command("vitest", ["run", "src/games/tithe-barn"], { folder: "packages/engine", env });
    expect(await passes(tests)).toContain("contract.test.ts");
  });

  it("has words for every fact in both languages", async () => {
    const args = ["run", "src/games/fact-lines.test.ts", "src/chronicle", "src/messages", "-t", "tithe-barn"];
    const output = await passes(repository.command("vitest", args, { folder: "packages/wording" }));
    expect(output).toMatch(/Tests.* passed/);
  });

  it("has a rule book in both languages, each rule with a test", async () => {
    await passes(repository.node(["scripts/check-rule-coverage.mjs"]));
  });

  it("is complete, and is created once", async () => {
    await passes(repository.node(["scripts/new-ruleset.mjs", "--check"]));
    const { code, output } = await repository.node(["--input-type=module", "--eval", create]);
    expect(code).not.toBe(0);
    expect(output).toContain("exists already");
  });
});

async function passes(running) {
  const { code, output } = await running;
  expect(code, output).toBe(0);
  return output;
}
