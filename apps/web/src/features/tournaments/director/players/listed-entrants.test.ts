import { expect, it } from "vitest";
import { entrantsIn } from "./listed-entrants.ts";

const list = {
  lines: [
    { line: 1, name: "Ada", club: "A", state: "new" as const, account: "ada" },
    { line: 2, name: "Bea", club: "A", state: "new" as const, account: "bea" },
    { line: 3, name: "Cyr", club: null, state: "new" as const, account: null },
    { line: 4, name: "Cyr", club: null, state: "repeated" as const, account: null },
    { line: 5, name: "Dan", club: null, state: "registered" as const, account: null },
    { line: 6, name: "?", club: null, state: "unreadable" as const, account: null },
  ],
};

it("enters accounts and names, each once, and not the account where a director says so", () => {
  expect(entrantsIn(list, { notAccounts: new Set([2]), isPhysical: true })).toEqual([
    { account: "ada", club: "A" },
    { name: "Bea", club: "A" },
    { name: "Cyr" },
  ]);
});

it("leaves accounts to register themselves in a tournament online", () => {
  expect(entrantsIn(list, { notAccounts: new Set(), isPhysical: false })).toEqual([{ name: "Cyr" }]);
});
