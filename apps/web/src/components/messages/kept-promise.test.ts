import { expect, it } from "vitest";
import { keptPromise } from "./kept-promise.ts";

it("loads once for a key", async () => {
  const first = keptPromise("a board", async () => "loaded");
  const second = keptPromise("a board", async () => "loaded again");
  expect(second).toBe(first);
  expect(await second).toBe("loaded");
});

it("loads again after a failure", async () => {
  const failed = keptPromise("a lost board", () => Promise.reject(new Error("The connection was lost.")));
  await expect(failed).rejects.toThrow("lost");
  expect(await keptPromise("a lost board", async () => "loaded")).toBe("loaded");
});
