import { expect, it } from "vitest";
import { repeated } from "./insert-rows.ts";

it("numbers the parameters of further rows", () => {
  const text = "insert into planted (id, name) values ($1, $2) on conflict do nothing";
  expect(repeated(text, 2, 1)).toBe(text);
  expect(repeated(text, 2, 3)).toBe(
    "insert into planted (id, name) values ($1, $2), ($3, $4), ($5, $6) on conflict do nothing",
  );
});

it("rejects a statement whose values are not all parameters in order", () => {
  expect(() => repeated("insert into planted (id, name) values ($2, $1)", 2, 2)).toThrow("does not insert values");
});
