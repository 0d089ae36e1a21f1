import { describe, expect, it } from "vitest";
import { finishedAddress, finishedFiltersIn, finishedQueryIn } from "./finished-filters.ts";

describe("the filters of the finished games", () => {
  it("are none at first", () => {
    expect(finishedFiltersIn({})).toEqual({});
    expect(finishedAddress({})).toBe("/games/finished");
  });

  it("are in the address", () => {
    const filters = { ruleset: "village", tournament: false, rated: true, players: "people" } as const;
    const address = finishedAddress(filters);
    expect(address).toBe("/games/finished?ruleset=village&tournament=false&rated=true&players=people");
    const params = Object.fromEntries(new URL(address, "http://site").searchParams);
    expect(finishedFiltersIn(params)).toEqual(filters);
  });

  it("leave out what they do not know, and what a form sends empty", () => {
    expect(finishedFiltersIn({ ruleset: "chess", tournament: "", rated: "yes", players: "all" })).toEqual({});
    expect(finishedFiltersIn({ ruleset: ["village", "chess"] })).toEqual({});
  });

  it("go with a page", () => {
    const params = { players: "bots", cursor: "abc" } as const;
    expect(finishedQueryIn(params)).toEqual({ state: "finished", limit: 20, players: "bots", cursor: "abc" });
    expect(finishedAddress({ players: "bots" }, "abc")).toBe("/games/finished?players=bots&cursor=abc");
    expect(finishedQueryIn({ cursor: "" })).toEqual({ state: "finished", limit: 20 });
  });
});
