import { existsSync } from "node:fs";
import { join } from "node:path";
import { rulesetSchemas } from "@seneschal/schema";
import { languages } from "@seneschal/wording";
import { expect, it } from "vitest";
import { boardOf } from "./board-of.ts";
import { openers } from "./generated/openers.ts";
import { coverOf, drawnCovers } from "./register.ts";

const pictures = join(import.meta.dirname, "../../public/pictures");

it.each(drawnCovers.map((cover) => [cover.id, cover] as const))(
  "opens the board of %s where its cover says",
  async (id, cover) => {
    const board = await boardOf(id);
    expect(board).toMatchObject({ id, messages: cover.messages });
    expect(coverOf(id)).toBe(cover);
  },
);

it("has a cover for every ruleset", () => {
  expect(drawnCovers.map(({ id }) => id).toSorted()).toEqual(rulesetSchemas.map(({ id }) => id).toSorted());
});

it("opens the boards of every folder with their styles", () => {
  expect(new Set(Object.keys(openers))).toEqual(new Set(drawnCovers.map(({ folder }) => folder)));
});

it.each(drawnCovers.filter(({ isWorded }) => !isWorded).map((cover) => [cover.id, cover] as const))(
  "introduces %s with a sentence, a length and a picture in each language",
  (id, { pitch, effort }) => {
    expect(pitch?.((key) => key)).toMatch(/^pitch/);
    expect(effort?.minutes[0]).toBeLessThan(effort?.minutes[1] ?? 0);
    for (const language of languages) {
      expect(existsSync(join(pictures, `${id}.${language}.jpg`)), `${id}.${language}.jpg`).toBe(true);
    }
  },
);

it("has a cover and a board for what is not drawn here", async () => {
  expect(coverOf("chess").title((key) => key)).toBe("Chess");
  expect((await boardOf("constructor")).id).toBe("constructor");
});
