import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { judged } from "./node-version.mjs";

describe("the version of Node", () => {
  it.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0", "25.1.0", "26.10.0"])("%s is supported", (version) => {
    expect(judged(version)).toEqual({ verdict: "supported", sentence: undefined });
  });

  it.each(["18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.11.1"])("%s is refused with a sentence", (version) => {
    const { verdict, sentence } = judged(version);
    expect(verdict).toBe("refused");
    expect(sentence).toContain(`needs Node 24, or another from 20.19 to 26`);
    expect(sentence).toContain(`this is ${version}.`);
  });

  it("27.0.0 is used with a warning", () => {
    expect(judged("27.0.0").verdict).toBe("untried");
    expect(judged("27.0.0").sentence).toContain("not yet on 27.0.0");
  });

  it("is the same in every file that names it", () => {
    const read = (path) => readFileSync(join(root, path), "utf8");
    expect(JSON.parse(read("package.json")).engines.node).toBe("^20.19.0 || ^22.13.0 || >=24.0.0 <27");
    const majors = [read(".nvmrc"), ...read("Dockerfile").matchAll(/^FROM node:(\d+)/gm)].map((one) =>
      typeof one === "string" ? one.trim() : one[1],
    );
    expect(new Set(majors)).toEqual(new Set(["24"]));
  });
});
