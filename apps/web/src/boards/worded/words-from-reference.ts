import { type GameReference, type GameVocabulary, gameVocabulary } from "@seneschal/wording/vocabulary";
import type { Translate } from "../board.ts";
import { formatValue } from "../generic/values.ts";
import type { BoardWords, Field, WordsOf } from "../generic/words.ts";

/** The words of a game, from its messages: names of players for seats, and labels and names in the language of the reader. */
export function wordsFrom(reference: GameReference): WordsOf {
  const vocabularyIn = remembered((t: Translate) => gameVocabulary(reference, t));
  return (t, people) => {
    const vocabulary = vocabularyIn(t);
    const nameOf = ({ name }: Field, value: unknown) =>
      typeof value === "boolean" ? t(value ? "board.yes" : "board.no") : vocabulary.nameOf(name, String(value));
    const words: BoardWords = {
      said: (key, values) => t(`board.${key}`, values),
      labelOf: (field) => capitalized(vocabulary.labelOf(field)),
      textOf(field, value) {
        const seat = words.seatOf(field, value);
        return seat === null ? capitalized(nameOf(field, value)) : (people[seat]?.name ?? "");
      },
      seatOf: (field, value) => (typeof value === "number" && vocabulary.isSeat(field) ? value : null),
      isShown: ({ name }) => !vocabulary.isLeftOut(name),
      moveName: (type) => vocabulary.named("move", type),
      choiceLabelOf: (field) => capitalized(vocabulary.choiceLabelOf(field)),
      sentenceOf: ({ type, ...fields }) =>
        vocabulary.sentence(type, valuesOf({ ...words, textOf: inSentence }, fields)),
      askOf: (kind) => vocabulary.named("step", kind),
      tieBreakOf: (name, value) => t(`outcome.tieBreaks.${name}`, { value }),
    };
    const inSentence: BoardWords["textOf"] = (field, value) =>
      words.seatOf(field, value) === null ? nameOf(field, value) : words.textOf(field, value);
    return words;
  };
}

/** The fields of a move for its sentence: numbers stay numbers, so that a message can say how many. */
const valuesOf = (words: BoardWords, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = { name, parent: "" };
      const isCount = typeof value === "number" && words.seatOf(field, value) === null;
      return [name, isCount ? value : formatValue(words, field, value)];
    }),
  );

/** Reading all names takes a while, and a translator is the same while the language is. */
function remembered(make: (t: Translate) => GameVocabulary): (t: Translate) => GameVocabulary {
  const known = new WeakMap<Translate, GameVocabulary>();
  return (t) => {
    const vocabulary = known.get(t) ?? make(t);
    known.set(t, vocabulary);
    return vocabulary;
  };
}

const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());
