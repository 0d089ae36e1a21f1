import { type Rule, resolved, type Tokens } from "./stylesheet.ts";

export type Theme = "light" | "dark";

/** What SVG elements can have. */
const properties =
  /^(fill|stroke|opacity|font|text-anchor|paint-order|letter-spacing|color|display|fill-opacity|fill-rule|stroke-[a-z]+|font-[a-z]+)$/;

/** Classes, elements and what is between them: all that programs which draw SVG understand. */
const simpleSelector = /^[\w\s.>-]+$/;

/** The custom properties that are the same everywhere on a page with this theme. */
export function tokensOf(rules: readonly Rule[], theme: Theme): Tokens {
  const roots = theme === "light" ? [":root"] : [":root", '[data-theme="dark"]', "[data-theme=dark]"];
  const global = rules.filter(({ selectors }) => selectors.some((selector) => roots.includes(selector)));
  return new Map(global.flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith("--"))));
}

/**
 * The stylesheet of a picture: the rules for the classes in it. Programs that draw SVG do not know custom properties, so
 * that these are replaced: tokens by their values, and a property that some elements set for what is in them by a rule for
 * each of them.
 */
export function stylesFor(markup: string, rules: readonly Rule[], theme: Theme): string {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const own = rules.filter(({ layer }) => layer !== "");
  const tokens = tokensOf(rules, theme);
  const setters = settersIn(own.flatMap((rule) => simple(rule, used)));
  return own
    .flatMap((rule) => simple(rule, used))
    .flatMap((rule) => written(rule, tokens, setters))
    .join("\n");
}

/** A rule with only those of its selectors that match something in the picture. */
function simple(rule: Rule, used: ReadonlySet<string>): readonly Rule[] {
  const selectors = rule.selectors.filter(
    (selector) =>
      simpleSelector.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => used.has(name)),
  );
  return selectors.length === 0 ? [] : [{ ...rule, selectors }];
}

interface Setter {
  readonly selector: string;
  readonly values: Tokens;
}

/** The elements that set custom properties for what is in them, in the order of the rules. */
function settersIn(rules: readonly Rule[]): readonly Setter[] {
  return rules.flatMap(({ selectors, declarations }) => {
    const values = new Map(declarations.filter(([name]) => name.startsWith("--")));
    return values.size === 0 ? [] : selectors.map((selector) => ({ selector, values }));
  });
}

function written({ selectors, declarations }: Rule, tokens: Tokens, setters: readonly Setter[]): readonly string[] {
  const drawn = declarations.filter(([name]) => properties.test(name));
  const plain = drawn.flatMap(([name, value]) => {
    const known = resolved(value, tokens);
    return known === undefined ? [] : [`${name}:${known}`];
  });
  const within = setters.flatMap((setter) => {
    const names = [...setter.values.keys()];
    const changed = drawn.filter(([, value]) => names.some((name) => value.includes(`var(${name}`)));
    const values = changed.flatMap(([name, value]) => {
      const known = resolved(value, new Map([...tokens, ...setter.values]));
      return known === undefined ? [] : [`${name}:${known}`];
    });
    const places = selectors.flatMap((selector) => [
      `${setter.selector} ${selector}`,
      ...both(setter.selector, selector),
    ]);
    return values.length === 0 ? [] : [`${places.join(",")}{${values.join(";")}}`];
  });
  return plain.length === 0 ? within : [`${selectors.join(",")}{${plain.join(";")}}`, ...within];
}

/** One element that both match; only for selectors of classes. */
const both = (one: string, other: string) =>
  one.startsWith(".") && /^\.[\w-]+$/.test(other) ? [`${one}${other}`] : [];

/** The markup with the values of the custom properties in its `style` attributes. */
export const withTokens = (markup: string, tokens: Tokens): string =>
  markup.replace(/style="([^"]*)"/g, (_, style: string) => `style="${resolved(style, tokens) ?? ""}"`);
