import { expect, it } from "vitest";
import { boardOf } from "./board-of.ts";
import { coverOf, drawnCovers } from "./register.ts";

it.each(drawnCovers.map((cover) => [cover.id, cover] as const))(
  "opens the board of %s where its cover says",
  async (id, cover) => {
    const board = await boardOf(id);
    expect(board).toMatchObject({ id, messages: cover.messages });
    expect(coverOf(id)).toBe(cover);
  },
);

it("has a cover and a board for what is not drawn here", async () => {
  expect(coverOf("chess").title((key) => key)).toBe("Chess");
  expect((await boardOf("constructor")).id).toBe("constructor");
});
