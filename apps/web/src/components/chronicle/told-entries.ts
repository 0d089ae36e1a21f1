import { type ChronicleStep, type Entry, stepEntries } from "@seneschal/wording";
import type { RulesetBoard, Translate } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";

interface Texts {
  readonly tGame: Translate;
  readonly tPage: Translate;
}

interface Reader {
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
}

/** The entries of a step, with a line for a move that the chronicle says nothing about: "Thibault passes." */
export function toldEntries(step: ChronicleStep, board: RulesetBoard, texts: Texts, reader: Reader): readonly Entry[] {
  const entries = stepEntries(step, board, texts, reader);
  const silence = silenceOf(step);
  return silence === null ? entries : [silentEntry(step, silence, texts.tPage, reader), ...entries];
}

/** The entries of a step in the chronicle, which leaves out passes, except those that were automatic for the reader. */
export function chronicleEntries(
  step: ChronicleStep,
  board: RulesetBoard,
  texts: Texts,
  reader: Reader,
): readonly Entry[] {
  const isForReader = step.by === "order" && step.seat === reader.yourSeat;
  return (isForReader ? toldEntries : stepEntries)(step, board, texts, reader);
}

/** Whether a move did nothing of its own: its player passed, or gave an answer that is still hidden. */
export function silenceOf({ kind, seat, facts }: ChronicleStep): "passed" | "answered" | null {
  if (kind !== "move" || seat === null) return null;
  if (facts[0]?.type === "Answered") return "answered";
  return facts[0]?.type === "Settled" ? "passed" : null;
}

/** `by` says that it was automatic: until the end of the game to its own player only. */
function silentEntry({ seat, by }: ChronicleStep, silence: "passed" | "answered", t: Translate, reader: Reader): Entry {
  const name = seat === reader.yourSeat ? "you" : (reader.people[seat ?? 0]?.name ?? "");
  return {
    key: silence,
    kind: "line",
    seat,
    mark: "quill",
    text: t(`chronicle.${silence}`, { seat: name, by: by ?? "person" }),
    gain: null,
    from: [],
    rule: null,
  };
}
