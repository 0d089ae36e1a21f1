import type { Translate } from "../entries/entry.ts";
import type { GameReference, Reader } from "../games/game-reference.ts";
import { type Labels, type Vocabulary, vocabularyFrom } from "./vocabulary-from.ts";

export type { GameReference } from "../games/game-reference.ts";
export type { Field, Vocabulary } from "./vocabulary-from.ts";

/** The words of a game, and its sentences for moves. */
export interface GameVocabulary extends Vocabulary {
  /** A whole move in a sentence, from its message in `moves`; null if it has none. */
  sentence(type: string, fields: Readonly<Record<string, string | number>>): string | null;
}

/** The words of a game whose reference has all its names in the messages of the game, which `t` translates. */
export function gameVocabulary(reference: GameReference, t: Translate): GameVocabulary {
  const reader = readerWith(reference, t);
  const names = reference.names(reader);
  const labels: Labels = { view: reader.group("view"), choice: reader.group("choice") };
  const { fields, view } = reference;
  const sentences = fieldsOf(fieldsOf(reference.messages.en.game).moves);
  return {
    ...vocabularyFrom({ labels, fields, view, named: (kind, id) => names[kind]?.[id] }),
    sentence(type, values) {
      return isMessage(sentences[type]) ? t(`moves.${type}`, values) : null;
    },
  };
}

/** Both languages have the same keys, so those of English serve for all. */
function readerWith({ rulesets: [ruleset = ""], messages }: GameReference, t: Translate): Reader {
  const group: Reader["group"] = (path, values) => {
    const part = path.split(".").reduce<unknown>((outer, name) => fieldsOf(outer)[name], messages.en.game);
    const ids = Object.entries(fieldsOf(part)).filter(([, text]) => isMessage(text));
    return Object.fromEntries(ids.map(([id]) => [id, t(`${path}.${id}`, values?.(id))]));
  };
  return { ruleset, t, group, extra: (kind) => group(kind) };
}

/** The build of the site compiles messages with values to lists. */
const isMessage = (part: unknown) => typeof part === "string" || Array.isArray(part);
const fieldsOf = (part: unknown) => (typeof part === "object" && part !== null ? part : {}) as Record<string, unknown>;
