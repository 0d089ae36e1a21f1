import type { Message, Talk } from "../api-client/types.ts";

/** The cached chat of a game, with one more message or one that was deleted. */
export function withMessage(talk: Talk, message: Message, yourAccount: string | undefined): Talk {
  const place = talk.messages.findIndex(({ number }) => number === message.number);
  if (place !== -1) return { ...talk, messages: talk.messages.with(place, message) };
  const isNew = message.account !== yourAccount;
  return {
    ...talk,
    messages: [...talk.messages, message].toSorted((one, other) => one.number - other.number),
    rooms: talk.rooms.map((room) =>
      room.room === message.room && isNew ? { ...room, unread: room.unread + 1 } : room,
    ),
  };
}

/** An answer with the messages that arrived while it was on its way. Messages that are no longer in it were muted or not meant for this reader. */
export function withLater(
  answer: Talk,
  known: { readonly before: Talk | undefined; readonly now: Talk | undefined },
  yourAccount: string | undefined,
): Talk {
  const last = known.before?.messages.at(-1)?.number ?? 0;
  const heard = known.now?.messages ?? [];
  const later = heard.filter(({ number }) => number > last);
  const missing = later.filter(({ number }) => answer.messages.every((message) => message.number !== number));
  return missing.reduce((talk, message) => withMessage(talk, message, yourAccount), withoutErased(answer, heard));
}

/** Deleted messages stay deleted, even if the answer was read before. */
function withoutErased(talk: Talk, heard: readonly Message[]): Talk {
  const erased = new Map(heard.filter(({ text }) => text === null).map((message) => [message.number, message]));
  return { ...talk, messages: talk.messages.map((message) => erased.get(message.number) ?? message) };
}

export function withRead(talk: Talk, read: string): Talk {
  return { ...talk, rooms: talk.rooms.map((room) => (room.room === read ? { ...room, unread: 0 } : room)) };
}

export function unreadIn(talk: Talk | undefined): number {
  return talk?.rooms.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
}

/** Minutes within which the same author is not named again. */
const breathMinutes = 5;

/** Whether a message continues the one before: same author, shortly after. */
export function goesOn(before: Message | undefined, message: Message): boolean {
  if (before === undefined || before.account !== message.account) return false;
  return Date.parse(message.at) - Date.parse(before.at) < breathMinutes * 60_000;
}
