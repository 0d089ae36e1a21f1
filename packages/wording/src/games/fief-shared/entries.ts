import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";

interface TypedFact {
  readonly type: string;
}

/** How an edition turns its facts into entries. */
export interface EntryFormat<Fact extends TypedFact> {
  /** Facts that are listed below the action that follows them. */
  readonly preludes: ReadonlySet<Fact["type"]>;
  /** Facts that are listed below the action that caused them. */
  readonly consequences: ReadonlySet<Fact["type"]>;
  /** Whether such a fact is an action after all. */
  isAction?(fact: Fact): boolean;
  readonly marks: Partial<Record<Fact["type"], EntryMark>>;
  /** The seat whose shield is shown before an entry. */
  seatOf(fact: Fact): number | null;
  ruleOf(fact: Fact): string | null;
  lineOf(t: Translate, fact: Fact, readers: Readers): string;
  sourcesOf(t: Translate, fact: Fact, readers: Readers): Entry["from"];
  gainOf?(fact: Fact): Entry["gain"];
}

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesWith =
  <Fact extends TypedFact>(game: EntryFormat<Fact>) =>
  (t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] =>
    groupsOf(game, facts).map((group, place) => ({
      ...entryOf(game, t, group, readers),
      key: `${place} ${group.action.type}`,
    }));

/** Facts about the flow of the game; they are not shown. */
const flow = new Set(["Settled", "Interrupted", "Answered"]);

const headings: Readonly<Record<string, Entry["kind"]>> = { TurnBegan: "head", PhaseBegan: "part" };
const kindOf = ({ type }: TypedFact): Entry["kind"] => headings[type] ?? "line";

interface Group<Fact> {
  readonly action: Fact;
  readonly others: Fact[];
}

function groupsOf<Fact extends TypedFact>(game: EntryFormat<Fact>, facts: readonly Fact[]): readonly Group<Fact>[] {
  const groups: Group<Fact>[] = [];
  let before: Fact[] = [];
  for (const fact of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (game.preludes.has(fact.type)) before.push(fact);
    else if (before.length === 0 && last !== undefined && follows(game, last, fact)) last.others.push(fact);
    else {
      groups.push({ action: fact, others: before });
      before = [];
    }
  }
  return [...groups, ...before.map((action) => ({ action, others: [] }))];
}

const follows = <Fact extends TypedFact>(game: EntryFormat<Fact>, { action }: Group<Fact>, fact: Fact): boolean =>
  kindOf(action) === "line" && game.isAction?.(fact) !== true && game.consequences.has(fact.type);

function entryOf<Fact extends TypedFact>(
  { ruleOf, seatOf, lineOf, sourcesOf, gainOf, marks }: EntryFormat<Fact>,
  t: Translate,
  { action, others }: Group<Fact>,
  readers: Readers,
): Omit<Entry, "key"> {
  const type: Fact["type"] = action.type;
  const rule = ruleOf(action);
  const lines = [
    ...sourcesOf(t, action, readers),
    ...others.map((fact) => ({ text: lineOf(t, fact, readers), rule: ruleOf(fact) })),
  ];
  const kind = kindOf(action);
  return {
    kind,
    seat: seatOf(action),
    mark: marks[type] ?? "quill",
    text: lineOf(t, action, readers),
    gain: gainOf?.(action) ?? null,
    from: lines.map((line, step) =>
      line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
    ),
    rule: kind === "line" ? rule : null,
  };
}
