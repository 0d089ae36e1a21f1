import type { EntriesOf, Language } from "@seneschal/wording";
import type { GameReference } from "@seneschal/wording/vocabulary";
import type { GameCover, RulesetBoard } from "../board.ts";
import { messageFiles as ownTexts } from "../generic/message-files.ts";
import { textBoard } from "../generic/text-board.tsx";
import type { MessageFiles } from "../message-files.ts";
import { wordsFrom } from "./words-from-reference.ts";

interface WordedBoard {
  readonly cover: GameCover;
  /** The message file of the game in each language. */
  readonly messages: MessageFiles[string];
  readonly reference: GameReference;
  readonly entries: EntriesOf;
}

/** The board of a game that is not drawn: its view, moves and questions in the words of its messages. */
export const wordedBoard = ({ cover, messages, reference, entries }: WordedBoard): RulesetBoard =>
  textBoard({
    cover,
    messageFiles: { [cover.messages]: { en: joined(messages, "en"), fr: joined(messages, "fr") } },
    wordsOf: wordsFrom(reference),
    entries,
  });

/** The messages of the game, with the texts of every board of text as its group `board`. */
const joined = (messages: MessageFiles[string], language: Language) => async () => {
  const [game, board] = await Promise.all([messages[language](), ownTexts["generic-board"]?.[language]()]);
  return { default: { ...game.default, board: board?.default ?? {} } };
};
