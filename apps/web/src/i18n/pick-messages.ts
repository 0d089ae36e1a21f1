interface Messages {
  readonly [key: string]: string | Messages;
}

/** The messages at these paths, such as "lobby.create". */
export function pickMessages(messages: Messages, paths: readonly string[]): Messages {
  return paths.reduce<Messages>((picked, path) => mergeMessages(picked, messagesAt(messages, path.split("."))), {});
}

/** Both; if a message is in both, the second one. */
export function mergeMessages(one: Messages, other: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = merged[key];
    merged[key] = isGroup(known) && isGroup(value) ? mergeMessages(known, value) : value;
  }
  return merged;
}

/** Only the messages at this path, in their groups. */
function messagesAt(messages: Messages, [key, ...rest]: readonly string[]): Messages {
  const value = key === undefined ? undefined : messages[key];
  if (key === undefined || value === undefined) return {};
  return { [key]: rest.length > 0 && isGroup(value) ? messagesAt(value, rest) : value };
}

/** A compiled message may be a list. */
const isGroup = (value: string | Messages | undefined): value is Messages =>
  typeof value === "object" && !Array.isArray(value);
