import { problemCodes } from "@seneschal/schema";
import english from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import englishProblems from "@seneschal/wording/messages/en/problems.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/common.json" with { type: "json" };
import frenchProblems from "@seneschal/wording/messages/fr/problems.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import type { FailureCode } from "./api-problem.ts";

/** Failures that the API never hears of. */
const localFailures: readonly FailureCode[] = [
  ...(["unreachable", "passkey-cancelled", "passkey-known", "passkeys-unsupported"] as const),
];

describe("a problem of the API", () => {
  it.each([
    ["English", english.problems, englishProblems],
    ["French", french.problems, frenchProblems],
  ])("is explained to its reader, whatever it is, in %s", (_language, carried, fetched) => {
    expect([...Object.keys(carried), ...Object.keys(fetched)].toSorted()).toEqual(
      [...problemCodes, ...localFailures].toSorted(),
    );
  });
});
