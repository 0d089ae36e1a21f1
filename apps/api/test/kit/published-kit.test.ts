import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KitProject, kitProject } from "../support/packages/kit-project.ts";

let kit: KitProject;
beforeAll(async () => {
  kit = await kitProject();
});
afterAll(() => rm(kit.folder, { recursive: true }));

describe("the packed kit, installed in the example of a package", () => {
  it("type-checks and compiles it", async () => {
    expect(await kit.compile()).toBe("");
  });

  it("passes its tests, and fails them when a rule is not in the book", async () => {
    const { passed, failed } = await kit.runTests();
    expect([passed > 15, failed]).toEqual([true, 0]);
    const file = join(kit.project, "src/ruleset.ts");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("GLE-2.2", "GLE-2.9"));
    expect(await kit.runTests("src/package.test.ts")).toMatchObject({ failed: 2 });
    await writeFile(file, text);
  });

  it("finds a message that is missing in one language", async () => {
    const file = join(kit.project, "messages/fr.json");
    const { title: _, ...others } = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify(others));
    expect(await kit.faults()).toEqual([{ check: "wording", text: "fr has no message title." }]);
  });

  it("finds the mistakes of a program", async () => {
    const file = join(kit.project, "src/mistake.ts");
    await writeFile(file, 'import { gleaners } from "./ruleset.ts";\ngleaners.outcome({ field: "much" });\n');
    expect(await kit.compile()).toContain("src/mistake.ts(2,");
  });
});
