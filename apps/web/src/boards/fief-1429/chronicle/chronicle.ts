import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { MarkName } from "../../../ui/mark-name.ts";
import type { Entry, Words } from "../../entry.ts";
import type { Readers } from "../../fief-shared/wording/names.ts";
import { gainOf, sourcesOf } from "./reckoning.ts";
import { ruleOf } from "./rule-of.ts";
import { lineOf } from "./told-words.ts";

type Told = Fief1429["told"];

/** The chronicle of some facts: what was done as entries, and what led to it or came of it below each. */
export function entriesOf(words: Words, facts: readonly Told[], readers: Readers): readonly Entry[] {
  return groupsOf(facts).map((group, place) => entryOf(words, group, readers, place));
}

/** The flow is told, but nobody reads it. */
const flow = new Set<Told["type"]>(["Settled", "Interrupted", "Answered"]);
/** What the next fact makes clear stands below that. */
const preludes = new Set<Told["type"]>(["CardPlayed"]);
/** What follows from something else stands below it. */
const consequences = new Set<Told["type"]>([
  "PileRenewed",
  "TaxesCleared",
  "ElectionClosed",
  "OfficeLost",
  "AuthorMarked",
  "Absolved",
  "HitsTaken",
  "TroopsLost",
  "TroopsReplaced",
  "TollTaken",
  "TitleVacated",
  "SiegeLifted",
  "ControlChanged",
  "PrisonerFreed",
  "LordReleased",
  "MarchHalted",
  "RideEnded",
  "RevoltEnded",
]);

const headings: Partial<Record<Told["type"], Entry["kind"]>> = { TurnBegan: "head", PhaseBegan: "part" };
const kindOf = ({ type }: Told): Entry["kind"] => headings[type] ?? "line";

interface Group {
  readonly deed: Told;
  readonly others: Told[];
}

function groupsOf(facts: readonly Told[]): readonly Group[] {
  const groups: Group[] = [];
  let before: Told[] = [];
  for (const told of facts.filter(({ type }) => !flow.has(type))) {
    const last = groups.at(-1);
    if (preludes.has(told.type)) before.push(told);
    else if (before.length === 0 && last !== undefined && follows(last, told)) last.others.push(told);
    else {
      groups.push({ deed: told, others: before });
      before = [];
    }
  }
  return [...groups, ...before.map((deed) => ({ deed, others: [] }))];
}

function follows({ deed }: Group, told: Told): boolean {
  if (kindOf(deed) !== "line") return false;
  // A siege that somebody wants to end is a deed, and so is a village that is ceded.
  if (told.type === "SiegeLifted" && told.cause === "wish") return false;
  if (told.type === "ControlChanged" && told.cause === "cession") return false;
  return consequences.has(told.type);
}

function entryOf(words: Words, { deed, others }: Group, readers: Readers, place: number): Entry {
  const rule = ruleOf(deed);
  const seat = seatOf(deed);
  const lines = [
    ...sourcesOf(words, deed, readers),
    ...others.map((told) => ({ text: lineOf(words, told, readers), rule: ruleOf(told) })),
  ];
  const kind = kindOf(deed);
  return {
    key: `${place} ${deed.type}`,
    kind,
    seat,
    mark: marks[deed.type] ?? "quill",
    text: lineOf(words, deed, readers),
    gain: gainOf(deed),
    from: lines.map((line, step) =>
      line.rule === rule || line.rule === lines[step - 1]?.rule ? { ...line, rule: null } : line,
    ),
    rule: kind === "line" ? rule : null,
  };
}

/** Whose shield stands before a line. */
function seatOf(told: Told): number | null {
  if (told.type === "BattleBegan") return told.attacker;
  if (told.type === "ConsentAsked") return told.matter.from;
  if (told.type === "OfferTaken" || (told.type === "OfferEnded" && told.cause === "declined")) return told.to;
  if (told.type === "LordReleased" || told.type === "SiegeBroken") return told.by;
  if (told.type === "ControlChanged") return told.to;
  return "seat" in told ? told.seat : null;
}

const marks: Partial<Record<Told["type"], MarkName>> = {
  ElectionOpened: "scroll",
  VotesShown: "scroll",
  CalamityTurned: "warning",
  TaxesCleared: "coin",
  RoundFought: "swords",
  HitsTaken: "swords",
  BattleEnded: "swords",
  RevoltStruck: "warning",
  VillageRuined: "warning",
  TitleVacated: "crown",
  TurnEnded: "crown",
  GameEnded: "crown",
};
