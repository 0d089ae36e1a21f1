import type { Entry, EntryMark, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Told } from "./game.ts";
import { ruleOf } from "./rule-of.ts";
import { lineOf } from "./told-words.ts";

/** The chronicle of some facts: what was done as entries, and what came of it below each. */
export function entriesOf(t: Translate, facts: readonly Told[], readers: Readers): readonly Entry[] {
  return groupsOf(facts).map((group, place) => entryOf(t, group, readers, place));
}

/** The flow is told, but nobody reads it. */
const flow = new Set<Told["type"]>(["Settled", "Interrupted", "Answered"]);
/** What follows from something else stands below it. */
const consequences = new Set<Told["type"]>([
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
  readonly deed: Told;
  readonly results: Told[];
}

function groupsOf(facts: readonly Told[]): readonly Group[] {
  const groups: Group[] = [];
  for (const told of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (last && follows(last, told)) last.results.push(told);
    else groups.push({ deed: told, results: [] });
  }
  return groups;
}

/** A player who has nothing to sell leaves the market without being asked: no line of its own. */
function follows({ deed, results }: Group, told: Told): boolean {
  if (told.type === "MarketLeft") return !told.hadWares;
  if (!consequences.has(told.type)) return false;
  const isOwn = "seat" in told && "seat" in deed && told.seat === deed.seat;
  return isOwn || !("seat" in told) || (results.length > 0 && told.type !== "GoodMade");
}

function entryOf(t: Translate, { deed, results }: Group, readers: Readers, place: number): Entry {
  const rule = ruleOf(deed);
  return {
    key: `${place} ${deed.type}`,
    kind: deed.type === "RoundBegan" ? "head" : "line",
    seat: "seat" in deed ? deed.seat : null,
    mark: marks[deed.type] ?? "quill",
    text: lineOf(t, deed, readers),
    gain: null,
    from: results
      .map((told) => ({ text: lineOf(t, told, readers), rule: ruleOf(told) }))
      .map((line, step, lines) =>
        line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
      ),
    rule,
  };
}

const marks: Partial<Record<Told["type"], EntryMark>> = {
  MassBegan: "bell",
  FiguresDrawn: "hand",
  MajorityRewarded: "crown",
  MarketLaid: "plus",
  MarketClosed: "out",
  LastTurnsBegan: "clock",
  GameEnded: "crown",
};
