import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";

interface Told {
  readonly type: string;
}

/** How an edition turns its facts into entries. */
export interface EntryFormat<Fact extends Told> {
  /** Facts that are listed below the action that follows them. */
  readonly preludes: ReadonlySet<Fact["type"]>;
  /** Facts that are listed below the action that caused them. */
  readonly consequences: ReadonlySet<Fact["type"]>;
  /** Whether such a fact is an action after all. */
  isAction?(told: Fact): boolean;
  readonly marks: Partial<Record<Fact["type"], EntryMark>>;
  /** The seat whose shield is shown before an entry. */
  seatOf(told: Fact): number | null;
  ruleOf(told: Fact): string | null;
  lineOf(t: Translate, told: Fact, readers: Readers): string;
  sourcesOf(t: Translate, told: Fact, readers: Readers): Entry["from"];
  gainOf?(told: Fact): Entry["gain"];
}

/** Returns the chronicle of facts: an entry per action, with its causes and results below. */
export const entriesWith =
  <Fact extends Told>(game: EntryFormat<Fact>) =>
  (t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] =>
    groupsOf(game, facts).map((group, place) => ({
      ...entryOf(game, t, group, readers),
      key: `${place} ${group.action.type}`,
    }));

/** Facts about the flow of the game; they are not shown. */
const flow = new Set(["Settled", "Interrupted", "Answered"]);

const headings: Readonly<Record<string, Entry["kind"]>> = { TurnBegan: "head", PhaseBegan: "part" };
const kindOf = ({ type }: Told): Entry["kind"] => headings[type] ?? "line";

interface Group<Fact> {
  readonly action: Fact;
  readonly others: Fact[];
}

function groupsOf<Fact extends Told>(game: EntryFormat<Fact>, facts: readonly Fact[]): readonly Group<Fact>[] {
  const groups: Group<Fact>[] = [];
  let before: Fact[] = [];
  for (const told of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (game.preludes.has(told.type)) before.push(told);
    else if (before.length === 0 && last !== undefined && follows(game, last, told)) last.others.push(told);
    else {
      groups.push({ action: told, others: before });
      before = [];
    }
  }
  return [...groups, ...before.map((action) => ({ action, others: [] }))];
}

const follows = <Fact extends Told>(game: EntryFormat<Fact>, { action }: Group<Fact>, told: Fact): boolean =>
  kindOf(action) === "line" && game.isAction?.(told) !== true && game.consequences.has(told.type);

function entryOf<Fact extends Told>(
  { ruleOf, seatOf, lineOf, sourcesOf, gainOf, marks }: EntryFormat<Fact>,
  t: Translate,
  { action, others }: Group<Fact>,
  readers: Readers,
): Omit<Entry, "key"> {
  const type: Fact["type"] = action.type;
  const rule = ruleOf(action);
  const lines = [
    ...sourcesOf(t, action, readers),
    ...others.map((told) => ({ text: lineOf(t, told, readers), rule: ruleOf(told) })),
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
