import { expect, it } from "vitest";
import { afterArrival } from "./own-addresses.ts";

it("an address that arrives after the next was written is still one of ours", () => {
  const own = afterArrival(["at=1", "at=2", "at=3"], "at=2");
  expect(own).toEqual(["at=2", "at=3"]);
  expect(own && afterArrival(own, "at=3")).toEqual(["at=3"]);
});

it("the router may skip addresses, and tell of the present one again", () => {
  expect(afterArrival(["at=1", "at=2", "at=3"], "at=3")).toEqual(["at=3"]);
  expect(afterArrival(["at=3"], "at=3")).toEqual(["at=3"]);
});

it("an address that was not written here, or that was left, comes from elsewhere", () => {
  expect(afterArrival(["at=2", "at=3"], "at=9")).toBeUndefined();
  expect(afterArrival(["at=2", "at=3"], "at=1")).toBeUndefined();
});
