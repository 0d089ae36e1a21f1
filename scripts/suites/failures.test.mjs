import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { failuresInWords, playwrightFailures, vitestFailures } from "./failures.mjs";

describe("the failures of a report", () => {
  it("are the failed tests of Vitest, and files that do not load", () => {
    const report = {
      testResults: [
        {
          name: join(root, "a.test.ts"),
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "divides", failureMessages: ["expected 1 to be 2"] },
          ],
        },
        { name: join(root, "b.test.ts"), status: "failed", message: "no such module", assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { test: "a.test.ts: divides", error: "expected 1 to be 2" },
      { test: "b.test.ts", error: "no such module" },
    ]);
  });

  it("are the failed tests of Playwright, in groups too, and errors outside of tests", () => {
    const failed = {
      ok: false,
      title: "moves",
      file: "a.spec.ts",
      tests: [{ results: [{ errors: [{ message: "late" }] }] }],
    };
    const passed = { ok: true, title: "waits", file: "a.spec.ts", tests: [] };
    const report = { errors: [{ message: "no server" }], suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] };
    expect(playwrightFailures(report)).toEqual([
      { test: "outside of the tests", error: "no server" },
      { test: "a.spec.ts: moves", error: "late" },
    ]);
  });
});

it("the summary names each failed test, with the beginning of its error and without colors", () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
  const failures = [
    { test: "a: x", error: "\u001b[31mred\u001b[39m" },
    { test: "a: y", error: long },
  ];
  const [first, second] = failuresInWords([
    { name: "browser", failures },
    { name: "units", failures: [] },
  ]);
  expect(first).toBe("✗ browser: a: x\n    red");
  expect(second.split("\n")).toHaveLength(13);
});
