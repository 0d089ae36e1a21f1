import type { Step } from "../../api/types.ts";
import type { Entry, RulesetBoard, Words } from "../../boards/board.ts";
import type { Person } from "../../boards/scene.ts";

interface Readers {
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
}

/** The lines of one step: what the ruleset tells of its facts, and what the house itself has to say. */
export function stepEntries(
  step: Step,
  board: RulesetBoard,
  words: Words,
  siteWords: Words,
  { people, yourSeat }: Readers,
): readonly Entry[] {
  const told = board.entries(words, step.facts, { people, yourSeat });
  if (step.kind !== "undo" && step.kind !== "resign") return told;
  const name = step.seat === null ? "" : (people[step.seat]?.name ?? "");
  const own: Entry = {
    key: step.kind,
    kind: "line",
    seat: step.seat,
    mark: step.kind === "undo" ? "undo" : "out",
    text: siteWords(`chronicle.${step.kind}`, { name }),
    gain: null,
    from: [],
    rule: null,
  };
  return [own, ...told];
}
