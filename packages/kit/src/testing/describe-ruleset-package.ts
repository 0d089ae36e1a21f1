import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Vocabulary } from "../../../engine/src/core/ruleset.ts";
import { booksOf } from "../../../engine/src/packages/rule-faults.ts";
import { faultsOf } from "../../../engine/src/rulebook/rule-coverage.mjs";
import { packageFaults } from "../package-faults.ts";
import type { RulesetPackage } from "../ruleset-package.ts";

interface Tested {
  /** The folder with the code and the tests of the package, as `new URL("./", import.meta.url)`. */
  readonly sources: URL;
  /** Random games for the checks of a server; 40 if left out, as there. */
  readonly games?: number;
}

/** Declares the tests that every package needs: the checks of a server, and a test that names each rule of the book. */
export function describeRulesetPackage<Game extends Vocabulary>(
  one: RulesetPackage<Game>,
  { sources, games }: Tested,
): void {
  describe(`the package of ${one.ruleset.id}`, () => {
    it("passes the checks of a server", () => {
      expect(packageFaults(one, games)).toEqual([]);
    });
    it("has a test for each rule, and names no other rule", () => {
      const books = booksOf(one);
      expect(faultsOf({ books, sources: sourcesIn(fileURLToPath(sources)), registered: [] })).toEqual([]);
    });
  });
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
