import { describe, expect, it } from "vitest";
import { botFiltersIn } from "./bot-filters.ts";

describe("the filters of the list of bot accounts", () => {
  it("are none at first", () => {
    expect(botFiltersIn(null, undefined)).toEqual({});
  });

  it("are a ruleset and whether a program is online", () => {
    expect(botFiltersIn("village", "true")).toEqual({ ruleset: "village", online: true });
  });

  it("leave out what they do not know", () => {
    expect(botFiltersIn("chess", "yes")).toEqual({});
  });
});
