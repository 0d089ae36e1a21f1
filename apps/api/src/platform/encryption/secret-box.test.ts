import { expect, it } from "vitest";
import { secretBoxWith } from "./secret-box.ts";

const ours = secretBoxWith(["the key of this server"]);

it("decrypts what it encrypted for the same owner, and for no one else", () => {
  const sealed = ours.encrypt("a secret", "ada");
  expect(sealed).not.toContain("a secret");
  expect(ours.encrypt("a secret", "ada")).not.toBe(sealed);
  expect(ours.decrypt(sealed, "ada")).toBe("a secret");
  expect(ours.decrypt(sealed, "bea")).toBeUndefined();
  expect(ours.decrypt(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`, "ada")).toBeUndefined();
});

it("decrypts nothing that was truncated, at any length", () => {
  const sealed = ours.encrypt("a secret", "ada");
  const cuts = Array.from({ length: sealed.length - "sealed1".length }, (_, letters) => sealed.slice(0, -1 - letters));
  expect(cuts.map((cut) => ours.decrypt(cut, "ada"))).toEqual(cuts.map(() => undefined));
});

it("decrypts what an earlier key encrypted, as long as that key is available", () => {
  const sealed = ours.encrypt("a secret", "ada");
  const later = secretBoxWith(["another key", "the key of this server"]);
  expect(later.decrypt(sealed, "ada")).toBe("a secret");
  expect([ours, later].map((loadSecretBox) => loadSecretBox.isUpToDate(sealed))).toEqual([true, false]);
  expect(secretBoxWith(["another key"]).decrypt(sealed, "ada")).toBeUndefined();
});

it("returns secrets that were stored before encryption existed", () => {
  expect(ours.decrypt("0123456789abcdef", "ada")).toBe("0123456789abcdef");
  expect(ours.isUpToDate("0123456789abcdef")).toBe(false);
});
