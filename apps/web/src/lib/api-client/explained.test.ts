import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemCodes } from "@seneschal/schema";
import { describe, expect, it } from "vitest";

describe("a problem of the API", () => {
  it.each(["en", "fr"])("is explained to its reader, whatever it is: %s", (language) => {
    const file = join(import.meta.dirname, "../../messages", language, "common.json");
    const explained = Object.keys(JSON.parse(readFileSync(file, "utf8")).problems);
    expect(explained.toSorted()).toEqual([...problemCodes, "unreachable"].toSorted());
  });
});
