import { expect, it } from "vitest";
import { type Heard, nextSound } from "./next-sound.ts";

const quiet: Heard = {
  question: null,
  yourSeat: 0,
  lastStep: { version: 5, kind: "move", seat: 0 },
  lastMessage: { number: 2, account: "bea" },
  account: "ada",
  isChatLoaded: true,
};
const move = (version: number, seat: number) => ({ version, kind: "move", seat }) as const;

it.each([
  ["nothing new", {}, undefined],
  ["a move of another player", { lastStep: move(6, 1) }, "move"],
  ["the reader's own move", { lastStep: move(6, 0) }, undefined],
  ["a new clock", { lastStep: { version: 6, kind: "extended", seat: 1 } }, undefined],
  ["the reader's turn, after a move of another player", { question: 7, lastStep: move(6, 1) }, "turn"],
  ["the reader's turn again, after their own move", { question: 7, lastStep: move(6, 0) }, "turn"],
  ["a message", { lastMessage: { number: 3, account: "bea" } }, "message"],
  ["a message of the reader", { lastMessage: { number: 3, account: "ada" } }, undefined],
  ["a message and the reader's turn", { question: 7, lastMessage: { number: 3, account: "bea" } }, "turn"],
] as const)("%s", (_, change, sound) => {
  expect(nextSound(quiet, { ...quiet, ...change })).toBe(sound);
});

it("is silent between the questions of one turn, and while the chat is loaded", () => {
  const asked = { ...quiet, question: 7 };
  expect(nextSound(asked, { ...asked, question: 8, lastStep: move(6, 0) })).toBeUndefined();
  expect(nextSound(asked, { ...asked, question: 8, lastStep: move(7, 1) })).toBe("turn");
  expect(nextSound({ ...quiet, isChatLoaded: false, lastMessage: undefined }, quiet)).toBeUndefined();
});
