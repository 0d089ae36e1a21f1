import type { Chat, ChatMessage } from "../api-client/types.ts";

/** The cached chat of a game, with one more message or one that was deleted. */
export function withMessage(chat: Chat, message: ChatMessage, yourAccount: string | undefined): Chat {
  const place = chat.messages.findIndex(({ number }) => number === message.number);
  if (place !== -1) return { ...chat, messages: chat.messages.with(place, message) };
  const isNew = message.account !== yourAccount;
  return {
    ...chat,
    messages: [...chat.messages, message].toSorted((one, other) => one.number - other.number),
    rooms: chat.rooms.map((room) =>
      room.room === message.room && isNew ? { ...room, unread: room.unread + 1 } : room,
    ),
  };
}

/** An answer with the messages that arrived while it was on its way. Messages that are no longer in it were muted or not meant for this reader. */
export function withLater(
  answer: Chat,
  known: { readonly before: Chat | undefined; readonly now: Chat | undefined },
  yourAccount: string | undefined,
): Chat {
  const last = known.before?.messages.at(-1)?.number ?? 0;
  const cached = known.now?.messages ?? [];
  const later = cached.filter(({ number }) => number > last);
  const missing = later.filter(({ number }) => answer.messages.every((message) => message.number !== number));
  return missing.reduce((chat, message) => withMessage(chat, message, yourAccount), withoutErased(answer, cached));
}

/** Deleted messages stay deleted, even if the answer was read before. */
function withoutErased(chat: Chat, cached: readonly ChatMessage[]): Chat {
  const erased = new Map(cached.filter(({ text }) => text === null).map((message) => [message.number, message]));
  return { ...chat, messages: chat.messages.map((message) => erased.get(message.number) ?? message) };
}

export function withRead(chat: Chat, read: string): Chat {
  return { ...chat, rooms: chat.rooms.map((room) => (room.room === read ? { ...room, unread: 0 } : room)) };
}

export function unreadIn(chat: Chat | undefined): number {
  return chat?.rooms.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
}

/** Minutes within which the same author is not named again. */
const continuationMinutes = 5;

/** Whether a message continues the one before: same author, shortly after. */
export function isContinuation(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (before === undefined || before.account !== message.account) return false;
  return Date.parse(message.at) - Date.parse(before.at) < continuationMinutes * 60_000;
}
