import type { Translate } from "../entries/entry.ts";
import type { Language } from "../languages.ts";

/** Texts by kind of thing and by id: `lord`, `arthur`. */
export type Texts<Text> = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Reads the texts of one language. */
export interface Reader {
  /** The edition whose texts are read. */
  readonly ruleset: string;
  /** Translates a message of the game. */
  readonly t: Translate;
  /** All texts of a group of messages of the game, with these values for each. */
  group(
    path: string,
    values?: (id: string) => Readonly<Record<string, string | number>>,
  ): Readonly<Record<string, string>>;
  /** A group of the reference messages; empty if there is none. */
  extra(kind: string): Readonly<Record<string, string>>;
}

/** What a client needs to put a game into words: the server sends it, and the site uses the same messages. */
export interface GameReference {
  /** The ids of its editions. */
  readonly rulesets: readonly string[];
  /** Its messages, and those only for the reference. */
  readonly messages: Readonly<Record<Language, { readonly game: object; readonly extra: object }>>;
  /** The names of everything that has an id. */
  names(reader: Reader): Texts<string>;
  /** What things do, for those that need more than a name. */
  descriptions(reader: Reader): Texts<string>;
  /** The kinds of thing that a field of a move, fact or view can name. A field without an entry names the kind of its own name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The texts about the game itself: `title`, `pitch`, `provenance`. */
  readonly about: Readonly<Record<"title" | "pitch" | "provenance", (reader: Reader) => string>>;
  /** How the numbers of its views are read. A name stands for a field of that name anywhere, `fiefs.taille` for one in `fiefs`. */
  readonly view: {
    /** The fields whose numbers are seats. */
    readonly seats: readonly string[];
    /** The fields whose numbers are probabilities, 0 to 1. */
    readonly probabilities?: readonly string[];
    /** The fields whose numbers begin at 0, so that 0 says something. */
    readonly indexes?: readonly string[];
    /** The parts of a view that repeat what the box holds. */
    readonly leftOut?: readonly string[];
  };
}
