import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";

interface Told {
  readonly type: string;
}

/** How an edition words what is told. */
export interface Telling<Fact extends Told> {
  /** What the next fact makes clear stands below that. */
  readonly preludes: ReadonlySet<Fact["type"]>;
  /** What follows from something else stands below it. */
  readonly consequences: ReadonlySet<Fact["type"]>;
  /** Whether one of these is a deed by itself all the same. */
  isDeed?(told: Fact): boolean;
  readonly marks: Partial<Record<Fact["type"], EntryMark>>;
  /** Whose shield stands before a line. */
  seatOf(told: Fact): number | null;
  ruleOf(told: Fact): string | null;
  lineOf(t: Translate, told: Fact, readers: Readers): string;
  sourcesOf(t: Translate, told: Fact, readers: Readers): Entry["from"];
  gainOf?(told: Fact): Entry["gain"];
}

/** The chronicle of some facts: what was done as entries, and what led to it or came of it below each. */
export const entriesWith =
  <Fact extends Told>(game: Telling<Fact>) =>
  (t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] =>
    groupsOf(game, facts).map((group, place) => entryOf(game, t, group, readers, place));

/** The flow is told, but nobody reads it. */
const flow = new Set(["Settled", "Interrupted", "Answered"]);

const headings: Readonly<Record<string, Entry["kind"]>> = { TurnBegan: "head", PhaseBegan: "part" };
const kindOf = ({ type }: Told): Entry["kind"] => headings[type] ?? "line";

interface Group<Fact> {
  readonly deed: Fact;
  readonly others: Fact[];
}

function groupsOf<Fact extends Told>(game: Telling<Fact>, facts: readonly Fact[]): readonly Group<Fact>[] {
  const groups: Group<Fact>[] = [];
  let before: Fact[] = [];
  for (const told of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (game.preludes.has(told.type)) before.push(told);
    else if (before.length === 0 && last !== undefined && follows(game, last, told)) last.others.push(told);
    else {
      groups.push({ deed: told, others: before });
      before = [];
    }
  }
  return [...groups, ...before.map((deed) => ({ deed, others: [] }))];
}

const follows = <Fact extends Told>(game: Telling<Fact>, { deed }: Group<Fact>, told: Fact): boolean =>
  kindOf(deed) === "line" && game.isDeed?.(told) !== true && game.consequences.has(told.type);

function entryOf<Fact extends Told>(
  { ruleOf, seatOf, lineOf, sourcesOf, gainOf, marks }: Telling<Fact>,
  t: Translate,
  { deed, others }: Group<Fact>,
  readers: Readers,
  place: number,
): Entry {
  const type: Fact["type"] = deed.type;
  const rule = ruleOf(deed);
  const lines = [
    ...sourcesOf(t, deed, readers),
    ...others.map((told) => ({ text: lineOf(t, told, readers), rule: ruleOf(told) })),
  ];
  const kind = kindOf(deed);
  return {
    key: `${place} ${type}`,
    kind,
    seat: seatOf(deed),
    mark: marks[type] ?? "quill",
    text: lineOf(t, deed, readers),
    gain: gainOf?.(deed) ?? null,
    from: lines.map((line, step) =>
      line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
    ),
    rule: kind === "line" ? rule : null,
  };
}
