import { problemCodes } from "@seneschal/schema";
import english from "@seneschal/wording/messages/en/common.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/common.json" with { type: "json" };
import { describe, expect, it } from "vitest";

describe("a problem of the API", () => {
  it.each([
    ["English", english],
    ["French", french],
  ])("is explained to its reader, whatever it is, in %s", (_language, { problems }) => {
    expect(Object.keys(problems).toSorted()).toEqual([...problemCodes, "unreachable"].toSorted());
  });
});
