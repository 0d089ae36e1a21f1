import { describe, expect, it } from "vitest";
import { scryptHashing } from "./password-hashing.ts";

// Made by better-auth 1.7.5.
const hash =
  "0c2034457a635170404d5ebb142d7b10:2dc1fd1affe92cad0a34bbbacc5d2e490b4a9e100d8e9d6f131386ee065a949050c84181806a878db4dbc424d79b78f5ac64a8999d463eb6b4546d944b5dcd84";

describe("password hashes", () => {
  it("are those that better-auth made", async () => {
    expect(await scryptHashing.verify({ hash, password: "ten letters and more" })).toBe(true);
    expect(await scryptHashing.verify({ hash, password: "ten letters and mor" })).toBe(false);
  });

  it("differ for the same password, and both accept it in any Unicode form", async () => {
    const [first, second] = [await scryptHashing.hash("Théodore"), await scryptHashing.hash("Théodore")];
    expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(second).not.toBe(first);
    expect(await scryptHashing.verify({ hash: first, password: "The\u0301odore" })).toBe(true);
  });

  it("that are damaged accept nothing", async () => {
    for (const damaged of ["", ":", hash.slice(0, 60), hash.slice(0, -1), "salt:"]) {
      expect(await scryptHashing.verify({ hash: damaged, password: "" })).toBe(false);
    }
  });
});
