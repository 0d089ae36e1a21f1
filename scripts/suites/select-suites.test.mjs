import { expect, it } from "vitest";
import { selectSuites } from "./select-suites.mjs";

const types = { name: "types" };
const document = { name: "API document" };
const newest = { name: "engine-newest", isOnNewestNode: true };
const suites = [types, document, newest];

it("selects all suites on the installed Node", () => {
  expect(selectSuites(suites, [])).toEqual([types, document]);
});

it("adds those on the newest Node, as CI does", () => {
  expect(selectSuites(suites, ["--newest-node"])).toEqual(suites);
});

it("selects suites by their names", () => {
  expect(selectSuites(suites, ["engine-newest", "types"])).toEqual([types, newest]);
});

it("names all suites if one does not exist", () => {
  const wrong = () => selectSuites(suites, ["types", "--newest"]);
  expect(wrong).toThrow('there is no suite --newest; use types, "API document", engine-newest');
});
