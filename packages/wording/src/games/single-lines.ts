import type { EntriesOf, Entry, EntryMark, Translate } from "../entries/entry.ts";
import { describeRanking } from "../outcome.ts";
import { type Readers, whoOf } from "../people.ts";

interface TypedFact {
  readonly type: string;
}
type Value = string | number;
type Format = (t: Translate, value: never, readers: Readers) => Value;

interface SingleLines<Fact extends TypedFact> {
  /** The values of the messages of facts, by field: names for ids. Seats, numbers and the final ranking need none. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** Fields that name a seat, apart from `seat`. */
  readonly seats?: readonly string[];
  /** The symbol before a fact of no seat; a quill if left out. */
  readonly marks?: Readonly<Record<string, EntryMark>>;
  ruleOf(fact: Fact): string | null;
}

/** The lines of a game whose chronicle has one sentence for each fact: its message in `facts`. */
export function singleLines<Fact extends TypedFact>({
  formats = {},
  seats = [],
  marks = {},
  ruleOf,
}: SingleLines<Fact>) {
  const seatFields = ["seat", ...seats];

  function lineOf(t: Translate, fact: Fact, readers: Readers): string {
    const fields = Object.entries(fact).map(([name, value]) => [name, textOf(t, name, value, readers)]);
    return t(`facts.${fact.type}`, Object.fromEntries(fields));
  }

  function textOf(t: Translate, ...[name, value, readers]: readonly [string, unknown, Readers]): Value {
    const format = formats[name];
    if (format !== undefined) return format(t, value as never, readers);
    if (seatFields.includes(name)) return whoOf(readers, Number(value));
    if (name === "ranking") return describeRanking(t, value as Parameters<typeof describeRanking>[1], readers);
    return typeof value === "number" ? value : String(value);
  }

  const entryOf = (text: string, fact: Fact, place: number): Entry => ({
    key: `${place} ${fact.type}`,
    kind: "line",
    seat: "seat" in fact ? Number(fact.seat) : null,
    mark: marks[fact.type] ?? "quill",
    text,
    gain: null,
    from: [],
    rule: ruleOf(fact),
  });
  const entriesOf = (t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] =>
    facts.filter(({ type }) => !flow.has(type)).map((fact, place) => entryOf(lineOf(t, fact, readers), fact, place));
  return { lineOf, entriesOf: entriesOf as unknown as EntriesOf, ruleOf };
}

/** Facts about the flow of the game; they are not shown. */
const flow = new Set(["Settled", "Interrupted", "Answered"]);
