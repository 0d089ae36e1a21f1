import { expect, it } from "vitest";
import { cookieOf, storedIn } from "./stored-tips.ts";

it("tells the server what the browser has stored, letter by letter", () => {
  for (const seen of [[], ["village.take"], ["village.take", "fief-1429.march"]]) {
    const stored = { choice: "on", seen } as const;
    expect(storedIn(cookieOf(stored))).toBe(JSON.stringify(stored));
  }
});

it("tells nothing while tips are off", () => {
  expect(cookieOf({ choice: "off", seen: ["village.take"] })).toBe("");
  expect(storedIn("")).toBeNull();
  expect(storedIn(undefined)).toBeNull();
});
