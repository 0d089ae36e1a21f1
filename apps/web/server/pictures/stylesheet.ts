/** A style rule of the site, with the cascade layer that it is in. */
export interface Rule {
  readonly layer: string;
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

type Declaration = readonly [property: string, value: string];
/** The values of custom properties. */
export type Tokens = ReadonlyMap<string, string>;

/** The layers from the weakest to the strongest, as `ui/styles/layers.css` has them. */
const layers = ["", "ui", "components", "features", "boards"];

/**
 * The style rules of our bundled stylesheet, the weakest first. Rules that depend on more than the theme (`@media`,
 * `@container`) do not count: a picture is not adapted to a screen.
 */
export function rulesIn(css: string): readonly Rule[] {
  const rules = blocksIn(css.replace(/\/\*[\s\S]*?\*\//g, "")).flatMap((block) => rulesOf(block, ""));
  return layers.flatMap((layer) => rules.filter((rule) => rule.layer === layer));
}

interface Block {
  readonly head: string;
  readonly body: string;
}

function rulesOf({ head, body }: Block, layer: string): readonly Rule[] {
  if (head.startsWith("@layer")) return blocksIn(body).flatMap((block) => rulesOf(block, head.slice(6).trim()));
  if (head.startsWith("@")) return [];
  return [{ layer, selectors: splitBy(head, ","), declarations: declarationsIn(body) }];
}

/** The blocks at the top of a text: what stands before each pair of braces, and what is between them. */
function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let begin = 0;
  let open = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === "{" && depth++ === 0) open = place;
    if (text[place] !== "}" || --depth > 0) continue;
    const head = text.slice(begin, open).split(";").at(-1) ?? "";
    blocks.push({ head: head.trim(), body: text.slice(open + 1, place) });
    begin = place + 1;
  }
  return blocks;
}

function declarationsIn(body: string): readonly Declaration[] {
  return splitBy(body, ";").flatMap((text): readonly Declaration[] => {
    const colon = text.indexOf(":");
    return colon < 0 ? [] : [[text.slice(0, colon).trim(), text.slice(colon + 1).trim()]];
  });
}

/** The parts of a text between separators that are not in brackets. */
function splitBy(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let place = 0; place <= text.length; place += 1) {
    const sign = text[place];
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign !== undefined && (sign !== separator || depth > 0)) continue;
    parts.push(text.slice(begin, place).trim());
    begin = place + 1;
  }
  return parts.filter((part) => part !== "");
}

/** A value in which every `var()` is replaced; `undefined` if one of them has neither a value nor a fallback. */
export function resolved(value: string, tokens: Tokens): string | undefined {
  const begin = value.indexOf("var(");
  if (begin < 0) return withMixedColors(value);
  const end = closingBracket(value, begin + 3);
  const [name = "", ...fallback] = splitBy(value.slice(begin + 4, end), ",");
  const given = tokens.get(name) ?? (fallback.length > 0 ? fallback.join(", ") : undefined);
  if (given === undefined) return undefined;
  return resolved(value.slice(0, begin) + given + value.slice(end + 1), tokens);
}

const mix = /color-mix\(in srgb,\s*(#[0-9a-f]{6})\s+([\d.]+)%,\s*(#[0-9a-f]{6}|transparent)\)/gi;

/** A value in which every `color-mix()` of colours in hexadecimal digits is a colour. */
const withMixedColors = (value: string): string =>
  value.replace(mix, (_, first: string, percent: string, second: string) =>
    second === "transparent" ? first + hex((255 * Number(percent)) / 100) : mixed(first, second, Number(percent) / 100),
  );

function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((place) => {
    const [one, other] = [first, second].map((color) => Number.parseInt(color.slice(place, place + 2), 16));
    return hex((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${parts.join("")}`;
}

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, "0");

function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === "(") depth += 1;
    if (text[place] === ")" && --depth === 0) return place;
  }
  return text.length;
}
