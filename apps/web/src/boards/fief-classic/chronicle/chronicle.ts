import type { MarkName } from "../../../ui/mark-name.ts";
import type { Entry, Words } from "../../entry.ts";
import type { Readers } from "../../fief-shared/wording/names.ts";
import type { Told } from "../game.ts";
import { sourcesOf } from "./reckoning.ts";
import { ruleOf } from "./rule-of.ts";
import { lineOf } from "./told-words.ts";

/** The chronicle of some facts: what was done as entries, and what came of it below each. */
export function entriesOf(words: Words, facts: readonly Told[], readers: Readers): readonly Entry[] {
  return groupsOf(facts).map((group, place) => entryOf(words, group, readers, place));
}

/** The flow is told, but nobody reads it. */
const flow = new Set<Told["type"]>(["Settled", "Interrupted", "Answered"]);
/** What follows from something else stands below it. */
const consequences = new Set<Told["type"]>([
  "PileRenewed",
  "AttackEnded",
  "TaxesCleared",
  "SoldiersLost",
  "BuildingsLost",
  "TitleInherited",
  "TitleLost",
  "WardEnded",
  "Entered",
  "FieldCleared",
]);
const headings: Partial<Record<Told["type"], Entry["kind"]>> = { TurnBegan: "head", PhaseBegan: "part" };
const kindOf = ({ type }: Told): Entry["kind"] => headings[type] ?? "line";

interface Group {
  readonly deed: Told;
  readonly others: readonly Told[];
}

function groupsOf(facts: readonly Told[]): readonly Group[] {
  const groups: Group[] = [];
  for (const told of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (last === undefined || kindOf(last.deed) !== "line" || !consequences.has(told.type)) {
      groups.push({ deed: told, others: [] });
    } else groups.splice(-1, 1, { ...last, others: [...last.others, told] });
  }
  return groups;
}

function entryOf(words: Words, { deed, others }: Group, readers: Readers, place: number): Entry {
  const rule = ruleOf(deed);
  const lines = [
    ...sourcesOf(words, deed, readers),
    ...others.map((told) => ({ text: lineOf(words, told, readers), rule: ruleOf(told) })),
  ];
  const kind = kindOf(deed);
  return {
    key: `${place} ${deed.type}`,
    kind,
    seat: seatOf(deed),
    mark: marks[deed.type] ?? "quill",
    text: lineOf(words, deed, readers),
    gain: null,
    from: lines.map((line, step) =>
      line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
    ),
    rule: kind === "line" ? rule : null,
  };
}

/** Whose shield stands before a line. */
function seatOf(told: Told): number | null {
  if (told.type === "BattleBegan") return told.attackers[0] ?? null;
  if (told.type === "BattleEnded") return told.victors[0] ?? null;
  if (told.type === "ConsentAsked") return told.matter.from;
  if (told.type === "OfferTaken" || (told.type === "OfferEnded" && told.cause === "declined")) return told.to;
  return "seat" in told ? told.seat : null;
}

const marks: Partial<Record<Told["type"], MarkName>> = {
  LotsThrown: "scroll",
  BattlePrevented: "warning",
  CurseFaded: "warning",
  BuildingsLost: "warning",
  VotesCounted: "scroll",
  RoundFought: "swords",
  BattleEnded: "swords",
  FieldCleared: "swords",
  TaxesCleared: "coin",
  WardEnded: "crown",
  TurnEnded: "crown",
  GameEnded: "crown",
};
