import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { changeOf, totalAfter } from "./coins.ts";
import { briefOf, lineOf } from "./fact-lines.ts";
import type { Fact } from "./game.ts";
import { nameOf } from "./names.ts";
import { ruleOf } from "./rule-of.ts";

/** Returns the chronicle of facts: an entry per action, with its results below, coin by coin. */
export function entriesOf(t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] {
  return groupsOf(facts).map((group, place) => entryOf(t, group, readers, place));
}

/** Facts about the flow of the game; they are not shown. */
const flow = new Set<Fact["type"]>(["Settled", "Interrupted", "Answered"]);
/** Facts that are listed below the action that caused them. */
const consequences = new Set<Fact["type"]>([
  "CoinsGained",
  "CoinsLost",
  "CoinsPaid",
  "ScoutReturned",
  "TileDestroyed",
  "TileRaised",
  "PileTurned",
  "DiscardsShuffled",
  "StackOpened",
]);

interface Group {
  /** The facts that form the sentence of the entry. */
  readonly actions: Fact[];
  readonly results: Fact[];
}

function groupsOf(facts: readonly Fact[]): readonly Group[] {
  const groups: Group[] = [];
  for (const fact of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (last && consequences.has(fact.type)) last.results.push(fact);
    else if (last && goesOn(last, fact)) last.actions.push(fact);
    else groups.push({ actions: [fact], results: [] });
  }
  return groups;
}

/** A lord moves on, and its old tile is gathered: one entry. */
function goesOn({ actions }: Group, fact: Fact): boolean {
  const [first] = actions;
  return first?.type === "LordSent" && fact.type === "TileGathered" && first.seat === fact.seat;
}

function entryOf(t: Translate, { actions, results }: Group, readers: Readers, place: number): Entry {
  const [first] = actions;
  if (first === undefined) throw new Error("an entry of the chronicle has no action");
  const seat = "seat" in first ? first.seat : first.type === "CoinsPaid" ? first.to : null;
  const all = [...actions, ...results];
  const rule = ruleOf(first);
  return {
    key: `${place} ${first.type}`,
    kind: first.type === "RoundBegan" ? "head" : "line",
    seat,
    mark: marks[first.type] ?? "quill",
    text: actions.map((fact) => lineOf(t, fact, readers)).join(" "),
    gain: seat === null ? null : gainOf(all, seat),
    from: resultsOf(t, results, seat, readers).map(unrepeated(rule)),
    rule,
  };
}

function gainOf(facts: readonly Fact[], seat: number): Entry["gain"] {
  const totals = facts.map((fact) => totalAfter(fact, seat)).filter((total) => total !== undefined);
  const total = totals.at(-1);
  return total === undefined ? null : { coins: facts.reduce((sum, fact) => sum + changeOf(fact, seat), 0), total };
}

/** The results, one per line. Payments of several seats to one seat for the same reason share a line. */
function resultsOf(t: Translate, results: readonly Fact[], seat: number | null, readers: Readers): Entry["from"] {
  return results.filter(isSomething).flatMap((fact) => {
    if (fact.type !== "CoinsPaid" || fact.to !== seat) {
      return [{ text: resultOf(t, fact, seat, readers), rule: ruleOf(fact) }];
    }
    const all = results.filter((one) => isSamePayment(one, fact));
    return all[0] === fact ? [{ text: paidOf(t, all, readers), rule: ruleOf(fact) }] : [];
  });
}

/** Payments of nothing that were not owed either get no line. */
function isSomething(fact: Fact): boolean {
  if (fact.type === "CoinsGained") return fact.coins > 0;
  return (fact.type !== "CoinsPaid" && fact.type !== "CoinsLost") || fact.owed > 0;
}

/** Omits a rule that the entry or the previous line already links. */
const unrepeated = (rule: string | null) => (line: Line, place: number, lines: readonly Line[]) =>
  line.rule === rule || line.rule === lines[place - 1]?.rule ? { ...line, rule: null } : line;
type Line = Entry["from"][number];

type Paid = Extract<Fact, { readonly type: "CoinsPaid" }>;
const isSamePayment = (fact: Fact, paid: Paid): fact is Paid =>
  fact.type === "CoinsPaid" && fact.to === paid.to && fact.cause.kind === paid.cause.kind;

function paidOf(t: Translate, all: readonly Paid[], readers: Readers): string {
  const coins = all.reduce((sum, paid) => sum + paid.coins, 0);
  const shares = all.map(({ from, coins: paid, owed }) =>
    t(paid < owed ? "shareShort" : "share", { name: shareName(t, readers, from), coins: paid, owed }),
  );
  return t(`paid.${all[0]?.cause.kind}`, { coins, shares: shares.join(", ") });
}

const shareName = (t: Translate, readers: Readers, seat: number) =>
  seat === readers.yourSeat ? t("you") : nameOf(readers, seat);

function resultOf(t: Translate, fact: Fact, seat: number | null, readers: Readers): string {
  const isOwn = "seat" in fact && fact.seat === seat;
  const isBrief = isOwn && (fact.type === "CoinsGained" || fact.type === "CoinsLost");
  return isBrief ? briefOf(t, fact, readers) : lineOf(t, fact, readers);
}

const marks: Partial<Record<Fact["type"], EntryMark>> = {
  TileDiscarded: "out",
  EventStruck: "event",
  EventsDrawn: "scroll",
  RowFilled: "plus",
  GameEnded: "crown",
};
