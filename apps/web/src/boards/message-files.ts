import type { Language } from "@seneschal/wording";
import type { Messages } from "@seneschal/wording/messages";

/** Loads a message file in each language. */
type MessageFile = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

/** The message files of a board, by name. The name of a file is its namespace. */
export type MessageFiles = Readonly<Record<string, MessageFile>>;
