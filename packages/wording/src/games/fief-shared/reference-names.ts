import type { Reader, Texts } from "../game-reference.ts";

interface OwnTexts {
  /** Words for the moves whose message has a choice of words: those of the reference messages replace them. */
  readonly moveValues: Readonly<Record<string, string>>;
  /** Everything that can be pledged. */
  readonly pledges: Readonly<Record<string, string>>;
}

/** The names that every Fief has, by kind of thing. */
export function sharedNames({ group, extra }: Reader, { moveValues, pledges }: OwnTexts): Texts<string> {
  return {
    move: { ...group("button", () => moveValues), ...extra("move") },
    field: group("field"),
    fact: extra("fact"),
    step: { ...group("ask"), ...extra("step") },
    phase: group("phase"),
    answer: extra("answer"),
    matter: extra("matter"),
    stance: extra("stance"),
    side: extra("side"),
    fight: extra("fight"),
    village: group("village"),
    lord: group("lord"),
    card: { ...group("lord"), ...group("card"), ...extra("card") },
    building: extra("building"),
    rank: extra("rank"),
    pledge: { ...pledges, ...extra("pledge") },
    cause: extra("cause"),
    reason: extra("reason"),
    why: extra("why"),
    tieBreak: extra("tieBreak"),
    view: extra("view"),
  };
}
