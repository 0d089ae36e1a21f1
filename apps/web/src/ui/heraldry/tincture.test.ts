import { readFileSync } from "node:fs";
import { accounts, reference } from "@seneschal/schema";
import { expect, it } from "vitest";
import { tinctureLetters, tinctures } from "./tincture.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

it("the colours of seats are those of the reference data", () => {
  expect(tinctures).toEqual(accounts.colours);
  for (const tincture of tinctures) {
    const { letter, fill, text } = reference.pigments[tincture];
    expect(tinctureLetters[tincture]).toBe(letter);
    expect(tokens).toContain(`--${tincture}: ${fill};`);
    expect(tokens).toContain(`--on-${tincture}: ${text};`);
  }
});
