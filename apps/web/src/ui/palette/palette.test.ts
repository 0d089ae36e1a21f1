import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tinctures } from "../heraldry/tincture.ts";
import { contrast, difference, type Eye, eyes } from "./colour-sight.ts";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const both = tokensOf(":root {");
const themes = {
  vellum: { tokens: { ...both, ...tokensOf('[data-theme="light"] {') }, ground: ["#fbf5e5", "#ecdfc0"] },
  candlelight: { tokens: { ...both, ...tokensOf('[data-theme="dark"] {') }, ground: ["#32240f", "#120d08"] },
};
const domains = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"];

const text = [
  "ink",
  "ink-2",
  "ink-3",
  "rubric",
  "lapis",
  "good",
  "bad",
  "gilt-ink",
  ...tinctures.map((one) => `${one}-ink`),
];

describe.each(Object.entries(themes))("in %s", (_, { tokens, ground }) => {
  const page = [...ground, token(tokens, "panel")];
  const washes = ["gilt-wash", "recess"].map((name) => token(tokens, name));

  it.each(text)("%s reads on the page", (ink) => {
    expect(lowestContrast(token(tokens, ink), page)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "ink-2"])("%s reads on a chosen line", (ink) => {
    expect(lowestContrast(token(tokens, ink), washes)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["rule-strong", "gilt", "focus"])("%s is seen as a line", (line) => {
    expect(lowestContrast(token(tokens, line), page)).toBeGreaterThanOrEqual(3);
  });

  it("the words on a button, a plot and every emblem read", () => {
    const pieces = ["piece", "board", ...domains.map((domain) => `wash-${domain}`)].map((name) => token(tokens, name));
    expect(contrast(token(tokens, "on-button"), token(tokens, "button"))).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(token(tokens, "piece-ink"), pieces)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(tokens, "piece-ink-soft"), token(tokens, "piece"))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(tinctures)("the letter on %s reads", (tincture) => {
  expect(contrast(token(both, `on-${tincture}`), token(both, tincture))).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.keys(eyes) as Eye[])("%s eyes tell every two seats apart", (eye) => {
  for (const [place, one] of tinctures.entries()) {
    for (const other of tinctures.slice(place + 1)) {
      expect(difference(token(both, one), token(both, other), eye), `${one} and ${other}`).toBeGreaterThan(15);
    }
  }
});

it("measures as the published examples do", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(difference("#ffffff", "#000000", "ordinary")).toBeCloseTo(100, 0);
});

type Tokens = Readonly<Record<string, string>>;

function tokensOf(start: string): Tokens {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`no tokens under ${start}`);
  const block = css.slice(from, css.indexOf("\n}", from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, hex]) => [name, hex]),
  );
}

function token(tokens: Tokens, name: string): string {
  const hex = tokens[name];
  if (hex === undefined) throw new Error(`no colour --${name}`);
  return hex;
}

const lowestContrast = (ink: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(ink, ground)));
