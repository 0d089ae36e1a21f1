import { describe, expect, it } from "vitest";
import { drawGuestName } from "./guest-names.ts";

/** Of a display name. */
const lengthMax = 40;

describe("the name of a new guest", () => {
  it("is a first name and a town, from the first of the lists to the last", () => {
    expect(drawGuestName(() => 0)).toEqual({ first: "Adelaide", town: "Beaune" });
    expect(drawGuestName(() => 0.9999)).toEqual({ first: "Ulric", town: "Vienne" });
  });

  it("fits a display name, also in French", () => {
    const draws = Array.from({ length: 100 }, (_, step) => drawGuestName(() => step / 100));
    for (const { first, town } of draws) expect(`${first} de ${town}`.length).toBeLessThanOrEqual(lengthMax);
  });

  it("never needs an elision in French", () => {
    const draws = Array.from({ length: 100 }, (_, step) => drawGuestName(() => step / 100));
    for (const { town } of draws) expect(town).toMatch(/^[^AEIOUYH]/);
  });
});
