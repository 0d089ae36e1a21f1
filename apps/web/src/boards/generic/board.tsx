import type { Entry, RulesetBoard, Translate } from "../board.ts";
import type { Vocabulary } from "../board-model.ts";
import { genericCover } from "./cover.tsx";
import { inTitleCase } from "./field-names.ts";
import { messageFiles } from "./message-files.ts";
import { textBoard } from "./text-board.tsx";
import { formatValue } from "./values.ts";
import { plainWords } from "./words.ts";

/** A board for any ruleset: its state as tables, its choices as lists, its facts as they are told. */
export const genericBoard = (id: string): RulesetBoard =>
  textBoard({ cover: genericCover(id), messageFiles, wordsOf: plainWords, entries: entriesOf });

const flow = new Set(["Settled", "Interrupted", "Answered"]);

const entriesOf = (t: Translate, facts: readonly Vocabulary["redactedFact"][]) =>
  facts.filter(({ type }) => !flow.has(type)).map((fact, place) => entryOf(t, fact, place));

function entryOf(t: Translate, { type, ...fields }: Vocabulary["redactedFact"], place: number): Entry {
  const { seat } = fields as { readonly seat?: number };
  return {
    key: `${place} ${type}`,
    kind: "line",
    seat: typeof seat === "number" ? seat : null,
    mark: "quill",
    text: t("labelled", {
      name: inTitleCase(type),
      text: formatValue(plainWords(t, []), { name: type, parent: "" }, fields),
    }),
    gain: null,
    from: [],
    rule: null,
  };
}
