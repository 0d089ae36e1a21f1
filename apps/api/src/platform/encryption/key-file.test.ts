import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { externalSecrets } from "./key-file.ts";

/** Runs after the temporary file is written and before it is linked to its name. */
const beforeLink = vi.hoisted(() => vi.fn<(draft: string) => void>());
vi.mock("node:fs", async (original) => {
  const files = await original<typeof import("node:fs")>();
  const linkSync = (draft: string, file: string) => {
    beforeLink(draft);
    files.linkSync(draft, file);
  };
  return { ...files, linkSync };
});

let folder: string;
beforeEach(() => {
  beforeLink.mockReset();
  folder = mkdtempSync(join(tmpdir(), "seneschal-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, "secret-key");
const inFile = () => externalSecrets({ configured: undefined, previous: undefined, folder });

describe("the key file", () => {
  it("is created on the first start, readable by its owner only, and read on later starts", () => {
    const [made = "", ...others] = inFile();
    expect(others).toEqual([]);
    expect(made.length).toBe(43);
    expect(readFileSync(file(), "utf8")).toBe(made);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(inFile()).toEqual([made]);
    expect(readdirSync(folder)).toEqual(["secret-key"]);
  });

  it.each(["", "\n", "too short to be a key", " ".repeat(40)])("is rejected if it contains %j", (text) => {
    writeFileSync(file(), text);
    expect(inFile).toThrow(`The file ${file()} holds no key of 32 letters or more`);
    expect(readFileSync(file(), "utf8")).toBe(text);
  });

  it("is the one of the first process if two start at once", () => {
    const others = "the key that another process has made meanwhile";
    beforeLink.mockImplementationOnce(() => writeFileSync(file(), others, { flag: "wx" }));
    expect(inFile()).toEqual([others]);
    expect(beforeLink).toHaveBeenCalledOnce();
    expect(readdirSync(folder)).toEqual(["secret-key"]);
  });

  it("does not exist before it is complete", () => {
    beforeLink.mockImplementationOnce((draft) => {
      expect(readdirSync(folder)).toEqual([basename(draft)]);
      expect(readFileSync(draft, "utf8").length).toBe(43);
      throw new Error("the power is cut");
    });
    expect(inFile).toThrow("the power is cut");
    expect(readdirSync(folder)).toEqual([]);
  });
});

it("the SECRET_KEY is used first, then the key file, then the previous SECRET_KEY", () => {
  const [made] = inFile();
  expect(externalSecrets({ configured: "now", previous: "earlier", folder })).toEqual(["now", made, "earlier"]);
  expect(externalSecrets({ configured: "now", previous: undefined, folder: undefined })).toEqual(["now"]);
});
