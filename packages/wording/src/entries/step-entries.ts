import type { Readers } from "../people.ts";
import { addedValues, isSameForAll } from "./added-time.ts";
import type { ChronicleStep } from "./chronicle-step.ts";
import type { EntriesOf, Entry, Translate } from "./entry.ts";

/** The entries of one step: those of the ruleset, and one of the server for undo, resignation and the like. */
export function stepEntries(
  step: ChronicleStep,
  { entries }: { readonly entries: EntriesOf },
  { tGame: t, tPage }: { readonly tGame: Translate; readonly tPage: Translate },
  { people, yourSeat }: Readers,
): readonly Entry[] {
  const factEntries = entries(t, step.facts, { people, yourSeat });
  const kind = lineOf(step);
  const mark = markOf(kind);
  if (mark === undefined) return factEntries;
  const name = step.seat === null ? "" : (people[step.seat]?.name ?? "");
  const own: Entry = {
    key: kind,
    kind: "line",
    seat: step.seat,
    mark,
    text: tPage(`chronicle.${kind}`, {
      name,
      reason: step.reason ?? "",
      turn: step.lastTurn ?? 0,
      ...addedValues(tPage, step, people),
    }),
    gain: null,
    from: [],
    rule: null,
  };
  return [own, ...factEntries];
}

type LineKind = ChronicleStep["kind"] | "forced-move" | "rolled-back-by-consent" | "outage-added" | "outage-added-each";

/** Which sentence describes a step: interventions by staff have their own, and so do outages that added time. */
function lineOf({ kind, reason, consentedBy, addedTime = null }: ChronicleStep): LineKind {
  if (kind === "outage" && addedTime !== null && addedTime.length > 0) {
    return isSameForAll(addedTime) ? "outage-added" : "outage-added-each";
  }
  if (kind === "move" && reason !== null) return "forced-move";
  return kind === "rolled-back" && consentedBy !== null ? "rolled-back-by-consent" : kind;
}

/** The symbol of the entry of the server; undefined if there is none. */
function markOf(kind: ReturnType<typeof lineOf>): Entry["mark"] | undefined {
  switch (kind) {
    case "begin":
    case "move":
    case "finish":
    // Its fact says it.
    case "shortened":
      return undefined;
    case "undo":
    case "rolled-back":
    case "rolled-back-by-consent":
      return "undo";
    case "substitute":
    case "ballot":
    case "presence-check":
    case "presence-confirmed":
    case "replacement-vote":
    case "shortening-proposed":
    case "shortening-agreed":
    case "shortening-declined":
    case "replaced":
    case "forced-move":
      return "hand";
    case "close":
    case "annulled":
    case "resign":
    case "time-out":
    case "banned":
    case "absent":
      return "out";
    case "excused":
    case "outage":
    case "outage-added":
    case "outage-added-each":
    case "rest":
    case "extended":
      return "clock";
  }
}
