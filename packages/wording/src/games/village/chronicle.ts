import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { lineOf } from "./fact-lines.ts";
import type { Fact } from "./game.ts";
import { ruleOf } from "./rule-of.ts";

/** Returns the chronicle of facts: an entry per action, with its results below. */
export function entriesOf(t: Translate, facts: readonly Fact[], readers: Readers): readonly Entry[] {
  return groupsOf(facts).map((group, place) => entryOf(t, group, readers, place));
}

/** Facts about the flow of the game; they are not shown. */
const flow = new Set<Fact["type"]>(["Settled", "Interrupted", "Answered"]);
/** Facts that are listed below the action that caused them. */
const consequences = new Set<Fact["type"]>([
  "BagFilled",
  "SpacesFilled",
  "BridgeCrossed",
  "GoodMade",
  "CityVisited",
  "MarketOpened",
  "MarketClosed",
  "DeathWaived",
  "EndSealed",
  "LastTurnsBegan",
]);

interface Group {
  readonly action: Fact;
  readonly results: Fact[];
}

function groupsOf(facts: readonly Fact[]): readonly Group[] {
  const groups: Group[] = [];
  for (const fact of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (last && follows(last, fact)) last.results.push(fact);
    else groups.push({ action: fact, results: [] });
  }
  return groups;
}

/** A player without wares leaves the market automatically; this gets no entry of its own. */
function follows({ action, results }: Group, fact: Fact): boolean {
  if (fact.type === "MarketLeft") return !fact.hadWares;
  if (!consequences.has(fact.type)) return false;
  const isOwn = "seat" in fact && "seat" in action && fact.seat === action.seat;
  return isOwn || !("seat" in fact) || (results.length > 0 && fact.type !== "GoodMade");
}

function entryOf(t: Translate, { action, results }: Group, readers: Readers, place: number): Entry {
  const rule = ruleOf(action);
  return {
    key: `${place} ${action.type}`,
    kind: action.type === "RoundBegan" ? "head" : "line",
    seat: "seat" in action ? action.seat : null,
    mark: marks[action.type] ?? "quill",
    text: lineOf(t, action, readers),
    gain: null,
    from: results
      .map((fact) => ({ text: lineOf(t, fact, readers), rule: ruleOf(fact) }))
      .map((line, step, lines) =>
        line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
      ),
    rule,
  };
}

const marks: Partial<Record<Fact["type"], EntryMark>> = {
  MassBegan: "bell",
  FiguresDrawn: "hand",
  MajorityRewarded: "crown",
  MarketLaid: "plus",
  MarketClosed: "out",
  LastTurnsBegan: "clock",
  GameEnded: "crown",
};
