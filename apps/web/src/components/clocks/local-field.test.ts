import { describe, expect, it } from "vitest";
import { instantIn, localField } from "./local-field.ts";

describe("a field for date and time", () => {
  it("gives back the instant that it was filled with", () => {
    expect(instantIn(localField("2027-03-28T00:30:00.000Z"))).toBe("2027-03-28T00:30:00.000Z");
  });

  it("is empty where there is no instant", () => {
    expect(localField(null)).toBe("");
    expect(instantIn("")).toBeNull();
  });
});
