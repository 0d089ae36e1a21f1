import { describe, expect, it } from "vitest";
import { stylesFor } from "./picture-styles.ts";
import { resolved, rulesIn } from "./stylesheet.ts";

describe("the stylesheet of the site", () => {
  it("is read rule by rule, the weakest layer first, without what depends on the screen", () => {
    const css = `
      /* a comment with { braces } */
      @layer ui, boards;
      @layer boards { .strong { fill: red; } @media (width < 1px) { .strong { fill: blue } } }
      @layer ui { .weak, .other { stroke: var(--x, #fff); } }
      :root { --x: #123456 }`;
    expect(rulesIn(css)).toEqual([
      { layer: "", selectors: [":root"], declarations: [["--x", "#123456"]] },
      { layer: "ui", selectors: [".weak", ".other"], declarations: [["stroke", "var(--x, #fff)"]] },
      { layer: "boards", selectors: [".strong"], declarations: [["fill", "red"]] },
    ]);
  });

  it("has values with custom properties, fallbacks and mixed colours", () => {
    const tokens = new Map([
      ["--a", "#000000"],
      ["--b", "var(--a)"],
    ]);
    expect(resolved("1px solid var(--b)", tokens)).toBe("1px solid #000000");
    expect(resolved("var(--gone, var(--a))", tokens)).toBe("#000000");
    expect(resolved("var(--gone)", tokens)).toBeUndefined();
    expect(resolved("color-mix(in srgb, #ffffff 50%, var(--a))", tokens)).toBe("#808080");
  });
});

describe("the stylesheet of a picture", () => {
  const rules = rulesIn(`
    :root { --ink: #111111 }
    [data-theme="dark"] { --ink: #eeeeee }
    @layer ui {
      .wash { fill: var(--w, none); }
      .line { stroke: var(--ink); cursor: pointer }
      .absent { fill: red }
      .line:hover { stroke: red }
    }
    @layer boards { .field { --w: #e2c36b } .mill { --w: #afc6cf } }`);
  const markup = '<g class="field"><path class="wash line"/></g>';

  it("has the rules of the classes in it, with the values of the theme", () => {
    expect(stylesFor(markup, rules, "light").split("\n")).toEqual([
      ".wash{fill:none}",
      ".field .wash,.field.wash{fill:#e2c36b}",
      ".line{stroke:#111111}",
    ]);
    expect(stylesFor(markup, rules, "dark")).toContain(".line{stroke:#eeeeee}");
  });
});
