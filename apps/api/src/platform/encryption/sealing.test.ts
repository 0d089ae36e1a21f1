import { expect, it } from "vitest";
import { sealingWith } from "./sealing.ts";

const ours = sealingWith(["one key of the house"]);

it("opens what it sealed, for the one it belongs to, and shows it to nobody else", () => {
  const sealed = ours.seal("a secret", "ada");
  expect(sealed).not.toContain("a secret");
  expect(ours.seal("a secret", "ada")).not.toBe(sealed);
  expect(ours.open(sealed, "ada")).toBe("a secret");
  expect(ours.open(sealed, "bea")).toBeUndefined();
  expect(ours.open(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`, "ada")).toBeUndefined();
});

it("opens nothing of what was cut short, wherever that was", () => {
  const sealed = ours.seal("a secret", "ada");
  const cuts = Array.from({ length: sealed.length - "sealed1".length }, (_, letters) => sealed.slice(0, -1 - letters));
  expect(cuts.map((cut) => ours.open(cut, "ada"))).toEqual(cuts.map(() => undefined));
});

it("opens what an earlier key sealed, as long as that key is here", () => {
  const sealed = ours.seal("a secret", "ada");
  const later = sealingWith(["another key", "one key of the house"]);
  expect(later.open(sealed, "ada")).toBe("a secret");
  expect([ours, later].map((sealing) => sealing.isUpToDate(sealed))).toEqual([true, false]);
  expect(sealingWith(["another key"]).open(sealed, "ada")).toBeUndefined();
});

it("reads what was written before there were seals", () => {
  expect(ours.open("0123456789abcdef", "ada")).toBe("0123456789abcdef");
  expect(ours.isUpToDate("0123456789abcdef")).toBe(false);
});
