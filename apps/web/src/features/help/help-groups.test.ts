import { expect, it } from "vitest";
import { helpPages } from "./generated/help-pages.ts";
import { helpGroups } from "./help-groups.ts";

it("lists every help page once", () => {
  expect(Object.values(helpGroups).flat().toSorted()).toEqual(Object.keys(helpPages).toSorted());
});
