import { describe, expect, it } from "vitest";
import { timeZoneOf } from "./time-zone.ts";

describe("the time zone of a page", () => {
  it("is that of the cookie", () => {
    expect(timeZoneOf("America/New_York")).toBe("America/New_York");
  });

  it.each([undefined, "", "Middle/Earth", "<script>"])("is UTC without a valid one: %s", (cookie) => {
    expect(timeZoneOf(cookie)).toBe("UTC");
  });
});
