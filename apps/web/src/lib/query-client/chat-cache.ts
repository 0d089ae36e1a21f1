import type { Message, Talk } from "../api-client/types.ts";

/** What is known of a table's talk, with one more message or one that was erased. */
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

/** An answer, and what was said while it was on its way. What stands in it no more was muted, or was never to be heard. */
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

/** What was erased stays so, even where an answer was read before. */
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

/** Minutes within which the same speaker is not named again. */
const breathMinutes = 5;

/** Whether a message goes on where the one before ended. */
export function goesOn(before: Message | undefined, message: Message): boolean {
  if (before === undefined || before.account !== message.account) return false;
  return Date.parse(message.at) - Date.parse(before.at) < breathMinutes * 60_000;
}
