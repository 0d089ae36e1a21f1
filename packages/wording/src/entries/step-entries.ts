import type { Readers } from "../people.ts";
import type { EntriesOf, Entry, Translate } from "./entry.ts";
import type { ToldStep } from "./told-step.ts";

/** The lines of one step: what the ruleset says about its facts, and what the server adds. */
export function stepEntries(
  step: ToldStep,
  { entries }: { readonly entries: EntriesOf },
  t: Translate,
  siteWords: Translate,
  { people, yourSeat }: Readers,
): readonly Entry[] {
  const told = entries(t, step.facts, { people, yourSeat });
  const kind = lineOf(step);
  const mark = markOf(kind);
  if (mark === undefined) return told;
  const name = step.seat === null ? "" : (people[step.seat]?.name ?? "");
  const own: Entry = {
    key: kind,
    kind: "line",
    seat: step.seat,
    mark,
    text: siteWords(`chronicle.${kind}`, { name, reason: step.reason ?? "" }),
    gain: null,
    from: [],
    rule: null,
  };
  return [own, ...told];
}

/** Which sentence describes a step: interventions by staff have their own. */
function lineOf({ kind, reason, consentedBy }: ToldStep): ToldStep["kind"] | "forced-move" | "rolled-back-by-consent" {
  if (kind === "move" && reason !== null) return "forced-move";
  return kind === "rolled-back" && consentedBy !== null ? "rolled-back-by-consent" : kind;
}

/** The symbol before what the server adds to a step, if it adds anything. */
function markOf(kind: ReturnType<typeof lineOf>): Entry["mark"] | undefined {
  switch (kind) {
    case "begin":
    case "move":
    case "finish":
      return undefined;
    case "undo":
    case "rolled-back":
    case "rolled-back-by-consent":
      return "undo";
    case "substitute":
    case "ballot":
    case "replaced":
    case "forced-move":
      return "hand";
    case "close":
    case "annulled":
    case "resign":
    case "time-out":
      return "out";
    case "excused":
    case "outage":
    case "rest":
    case "extended":
      return "clock";
  }
}
