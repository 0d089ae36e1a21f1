import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPackages } from "./check-packages.ts";
import type { LoadedPackage } from "./load-package.ts";
import { packageList } from "./package-list.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rulesets-"));
});
afterAll(() => rm(folder, { recursive: true }));

const listed = (file?: string) => packageList({ DATA_DIR: folder, RULESET_PACKAGES: file });

describe("the list of packages", () => {
  it("is empty without a file in the data folder", async () => {
    expect((await listed()).names).toEqual([]);
  });

  it("must exist where the environment names it", async () => {
    await expect(listed(join(folder, "none.json"))).rejects.toThrow("none.json cannot be read");
  });

  it("names packages, and nothing else", async () => {
    const file = join(folder, "list.json");
    await writeFile(file, '{"packages":["one","@scope/other"]}');
    expect(await listed(file)).toEqual({ file, names: ["one", "@scope/other"] });
    await writeFile(file, '["one"]');
    await expect(listed(file)).rejects.toThrow('list.json is not like {"packages":["name"]}');
  });
});

it("a package cannot replace another ruleset", () => {
  const one = {
    exported: { ruleset: { id: "village" } },
    record: { name: "other-village" },
  } as unknown as LoadedPackage;
  expect(() => checkPackages([one], ["village"])).toThrow(
    "other-village cannot be used: there is another ruleset village",
  );
});
