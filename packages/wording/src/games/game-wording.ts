import type { EntriesOf, Translate } from "../entries/entry.ts";
import type { Language } from "../languages.ts";
import type { Readers } from "../people.ts";

/** How the facts of a game are put into words. */
export interface GameWording {
  /** The folder of the game in every package. Its messages have the same name. */
  readonly folder: string;
  /** The ids of its editions. */
  readonly rulesets: readonly string[];
  /** The message with the title of an edition; without it, `title`. */
  titleKeyOf?(ruleset: string): string;
  /** Its message files: one named after the folder, and others that begin with that name. */
  readonly messageFiles: readonly string[];
  /** The file named after the folder. `previewedFacts` has the sentences of a preview, `moves` those of whole moves. */
  readonly messages: Readonly<
    Record<Language, { readonly facts: object; readonly previewedFacts?: object; readonly moves?: object }>
  >;
  readonly entriesOf: EntriesOf;
  readonly lineOf: LineOf;
  /** The sentence of a preview, if the game has sentences of its own for it. */
  readonly previewLineOf?: LineOf;
  /** The number of the rule that a fact rests on; only the flow of the agenda may have none. */
  ruleOf(fact: never): string | null;
}

type LineOf = (t: Translate, fact: never, readers: Readers) => string;
