import { expect, it } from "vitest";
import { tokenFormat, tokenHash } from "./token-format.ts";

const { create, matches } = tokenFormat("sen_pat_");

it("recognizes its own tokens and rejects mistyped, shortened and foreign ones without a look at the database", () => {
  const token = create();
  expect(token).toMatch(/^sen_pat_[0-9a-f]{48}$/);
  expect(create()).not.toBe(token);
  expect(matches(token)).toBe(true);
  const mistyped = token.slice(0, -9) + (token.at(-9) === "0" ? "1" : "0") + token.slice(-8);
  const wrong = [
    mistyped,
    token.slice(0, -1),
    `${token}0`,
    token.toUpperCase(),
    token.replace("pat", "oat"),
    "",
    "sen_pat_",
  ];
  for (const one of wrong) expect(matches(one), one).toBe(false);
});

it("hashes a token to a text that does not contain it", () => {
  const token = create();
  expect(tokenHash(token)).toBe(tokenHash(token));
  expect(tokenHash(token)).not.toContain(token.slice(8, 20));
});
