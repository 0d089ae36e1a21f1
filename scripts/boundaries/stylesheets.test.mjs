import { expect, it } from "vitest";
import { stylesheetFaults } from "./stylesheets.mjs";

const sheet = "apps/web/src/ui/card.module.css";
const component = "apps/web/src/ui/card.tsx";
const faults = (files) => stylesheetFaults(new Map(Object.entries(files)));
const using = (...names) =>
  `import styles from "./card.module.css";\n${names.map((name) => `styles.${name}`).join("\n")}`;

it("accepts a module whose classes its component uses", () => {
  const css = "/* .not-a-class */\n@layer ui {\n  .card:has(.title) {\n    margin: 0.5rem;\n  }\n}\n";
  expect(faults({ [sheet]: css, [component]: using("card", "title") })).toEqual([]);
});

it.each(["features/game/game.css", "ui/styles/base.css"])("rejects a class in the global stylesheet %s", (path) => {
  const sheet = `apps/web/src/${path}`;
  expect(faults({ [sheet]: ".game a { color: red }" })).toEqual([expect.stringContaining("global classes")]);
});

it("accepts elements and imports in a global stylesheet", () => {
  expect(faults({ "apps/web/src/ui/styles/base.css": "main a:hover { margin: 0 }" })).toEqual([]);
  expect(faults({ "apps/web/src/app/globals.css": '@import "./a.css" layer(base);' })).toEqual([]);
});

it("rejects a module outside the layer of its folder", () => {
  expect(faults({ [sheet]: ".card { margin: 0 }", [component]: using("card") })).toEqual([
    `${sheet} is not inside @layer ui`,
  ]);
});

it("rejects class names that are not camelCase", () => {
  const css = "@layer ui {\n .card-title { margin: 0 }\n}";
  const user = 'import styles from "./card.module.css";\nstyles["card-title"]';
  expect(faults({ [sheet]: css, [component]: user })).toEqual([`${sheet}: .card-title is not camelCase`]);
});

it("finds a class that nobody uses, and a use without a class", () => {
  const css = "@layer ui {\n .card { margin: 0 }\n}";
  expect(faults({ [sheet]: css, [component]: using("cart") })).toEqual([
    `${sheet}: no component uses .card`,
    `${component} uses .cart, which ${sheet} does not have`,
  ]);
});

it("tells modules of the same name apart, and messages from classes", () => {
  const other = "apps/web/src/ui/other/card.module.css";
  const user =
    'import styles from "./card.module.css";\nimport card from "./other/card.module.css";\nt("card.title", styles.card, card.face);';
  const files = {
    [sheet]: "@layer ui {\n .card { margin: 0 }\n}",
    [other]: "@layer ui {\n .face { margin: 0 }\n}",
    [component]: user,
  };
  expect(faults(files)).toEqual([]);
});
