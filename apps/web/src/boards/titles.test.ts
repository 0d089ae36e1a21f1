import { expect, it } from "vitest";
import { drawnBoards } from "./register.ts";
import { titleOf } from "./titles.ts";

it.each(drawnBoards.map((board) => [board.id, board] as const))(
  "finds the name of a game where its board does: %s",
  (id, board) => {
    expect(titleOf(id)).toEqual({ messages: board.messages, key: board.title((key) => key) });
  },
);

it("knows no name of what is not played here", () => {
  expect(titleOf("chess")).toBeUndefined();
  expect(titleOf("constructor")).toBeUndefined();
});
