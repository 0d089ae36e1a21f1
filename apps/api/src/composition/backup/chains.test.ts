import { expect, it } from "vitest";
import { Chains, type Link } from "./chains.ts";

/** Its digest names all links up to it. */
function link(chain: string, number: number, digest: string): Link {
  return {
    chain,
    number,
    digest,
    secret: number === 1 ? "s" : undefined,
    digestAfter: (previous, secret) => `${previous}${secret}${number}`,
  };
}

function faultsOf(...links: readonly Link[]) {
  const chains = new Chains();
  for (const one of links) chains.take(one);
  return chains.faults().map(({ chain, number, detail }) => `${chain} ${number}: ${detail}`);
}

const [first, second, third] = [link("a", 1, "s1"), link("a", 2, "s1s2"), link("a", 3, "s1s2s3")];

it("accepts whole chains, mixed and in any order", () => {
  expect(faultsOf(third, link("b", 1, "s1"), second, first)).toEqual([]);
  expect(faultsOf(first, third, second)).toEqual([]);
});

it("finds a changed link once", () => {
  expect(faultsOf(first, link("a", 2, "other"), link("a", 3, "others3"))).toEqual([
    "a 2: its digest does not fit the one before",
  ]);
});

it("finds a missing link, also the first", () => {
  expect(faultsOf(first, third)).toEqual(["a 2: it is missing"]);
  expect(faultsOf(second, third)).toEqual(["a 1: it is missing"]);
});
