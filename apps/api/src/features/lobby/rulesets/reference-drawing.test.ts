import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../../composition/rulesets.ts";
import { referenceOf } from "./reference.ts";

const program = join(import.meta.dirname, "../../../../../../examples/draw-reference.mjs");

/** What a program draws that has nothing but the reference data. */
function drawingOf(reference: unknown, language: string): string {
  return execFileSync(process.execPath, [program, language], { input: JSON.stringify(reference), encoding: "utf8" });
}

const inSvg = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

describe.each(rulesetRegistry.all)("a drawing from the reference data of $ruleset.id", (registered) => {
  const reference = referenceOf(registered);
  if (reference === undefined) throw new Error(`no reference data of ${registered.ruleset.id}`);
  const { names, components } = reference;

  it.each(["en", "fr"] as const)("has every name: %s", (language) => {
    const drawing = drawingOf(reference, language);
    const wanted = Object.values(names).flatMap((byId) => Object.values(byId).map((name) => inSvg(name[language])));
    expect(wanted.filter((name) => !drawing.includes(`>${name}</text>`))).toEqual([]);
    expect(drawing).not.toMatch(/undefined|NaN/);
  });

  it("has every village and road of a map, and every tile", () => {
    const drawing = drawingOf(reference, "en");
    const { map, tiles = [] } = (components ?? {}) as Drawn;
    expect(drawing.match(/<circle /g) ?? []).toHaveLength(map?.villages.length ?? 0);
    expect(drawing.match(/<path /g) ?? []).toHaveLength(map?.roads.length ?? 0);
    expect(drawing.match(/height="56"/g) ?? []).toHaveLength(tiles.length);
  });
});

interface Drawn {
  readonly map?: { readonly villages: readonly unknown[]; readonly roads: readonly unknown[] };
  readonly tiles?: readonly unknown[];
}
