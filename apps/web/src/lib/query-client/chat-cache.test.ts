import { describe, expect, it } from "vitest";
import type { Chat, ChatMessage } from "../api-client/types.ts";
import { isContinuation, unreadIn, withLater, withMessage, withRead } from "./chat-cache.ts";

const message = (number: number, account = "bea", at = "2026-01-01T10:00:00.000Z"): ChatMessage => ({
  number,
  account,
  at,
  room: "table",
  name: account,
  nameKind: "guest",
  seat: 1,
  text: `word ${number}`,
  version: 7,
});
const room = {
  room: "table",
  seats: null,
  mayWrite: true,
  needsVerifiedEmail: false,
  mustConfirmEmail: false,
  unread: 0,
};
const talk: Chat = { rooms: [room], privateChat: "none", messages: [message(1), message(3)], hasEarlier: false };

describe("the chat cache", () => {
  it("takes a message in its place and counts it as unread", () => {
    const after = withMessage(talk, message(2), "ada");
    expect(after.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(unreadIn(after)).toBe(1);
    expect(unreadIn(withRead(after, "table"))).toBe(0);
  });

  it("keeps what was said while an answer was on its way, and nothing that the answer leaves out", () => {
    const now = withMessage(talk, message(4), "ada");
    const late = withLater(talk, { before: talk, now }, "ada");
    expect([late.messages.map(({ number }) => number), unreadIn(late)]).toEqual([[1, 3, 4], 1]);
    const muted: Chat = { ...talk, messages: [message(1)] };
    expect(withLater(muted, { before: talk, now: talk }, "ada")).toEqual(muted);
    expect(withLater(late, { before: talk, now }, "ada")).toEqual(late);
    expect(withLater(talk, { before: undefined, now: undefined }, "ada")).toEqual(talk);
  });

  it("keeps messages deleted that were deleted while a response was on its way", () => {
    const now = withMessage(talk, { ...message(3), text: null }, "ada");
    const late = withLater(talk, { before: talk, now }, "ada");
    expect(late.messages.map(({ text }) => text)).toEqual(["word 1", null]);
  });

  it("counts neither your own messages nor deleted ones", () => {
    expect(unreadIn(withMessage(talk, message(4, "ada"), "ada"))).toBe(0);
    const after = withMessage(talk, { ...message(3), text: null }, "ada");
    expect([after.messages.at(-1)?.text, unreadIn(after)]).toEqual([null, 0]);
  });

  it("repeats the name of an author after a pause", () => {
    const first = message(1);
    expect(isContinuation(first, message(2, "bea", "2026-01-01T10:04:00.000Z"))).toBe(true);
    expect(isContinuation(first, message(2, "bea", "2026-01-01T10:06:00.000Z"))).toBe(false);
    expect(isContinuation(first, message(2, "ada"))).toBe(false);
  });
});
