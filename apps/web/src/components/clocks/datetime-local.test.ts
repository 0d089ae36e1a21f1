import { describe, expect, it } from "vitest";
import { fromDatetimeLocal, toDatetimeLocal } from "./datetime-local.ts";

describe("a field for date and time", () => {
  it("gives back the instant that it was filled with", () => {
    expect(fromDatetimeLocal(toDatetimeLocal("2027-03-28T00:30:00.000Z"))).toBe("2027-03-28T00:30:00.000Z");
  });

  it("is empty where there is no instant", () => {
    expect(toDatetimeLocal(null)).toBe("");
    expect(fromDatetimeLocal("")).toBeNull();
  });
});
