import { expect, it } from "vitest";
import { prefersMinimal } from "./prefer.ts";

it.each([
  "return=minimal",
  "Return=minimal",
  'return = "minimal"',
  "respond-async, return=minimal; foo=bar, wait=10",
  "return=minimal, return=representation",
])("asks for a minimal response: %s", (header) => {
  expect(prefersMinimal(header)).toBe(true);
});

it.each([
  undefined,
  "",
  "minimal",
  "return=representation",
  "return=minimalist",
  "xreturn=minimal",
  "return=representation, return=minimal",
  "wait=10; return=minimal",
])("does not ask for a minimal response: %s", (header) => {
  expect(prefersMinimal(header)).toBe(false);
});
