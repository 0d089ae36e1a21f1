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
  return silence === null ? entries : [silentEntry(step.seat ?? 0, silence, texts.tPage, reader), ...entries];
}

/** Whether a move did nothing of its own: its player passed, or gave an answer that is still hidden. */
export function silenceOf({ kind, seat, facts }: ChronicleStep): "passed" | "answered" | null {
  if (kind !== "move" || seat === null) return null;
  if (facts[0]?.type === "Answered") return "answered";
  return facts[0]?.type === "Settled" ? "passed" : null;
}

function silentEntry(seat: number, silence: "passed" | "answered", tPage: Translate, reader: Reader): Entry {
  const name = seat === reader.yourSeat ? "you" : (reader.people[seat]?.name ?? "");
  return {
    key: silence,
    kind: "line",
    seat,
    mark: "quill",
    text: tPage(`chronicle.${silence}`, { seat: name }),
    gain: null,
    from: [],
    rule: null,
  };
}
