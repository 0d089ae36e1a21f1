import type { Vocabulary } from "./board-model.ts";

/**
 * A part of the board by its names in `data-at`, `data-spots` or `data-element`, from the outside in: `seat-0/coins` is the
 * part `coins` of the part `seat-0`.
 */
export type BoardPart = string;

/** A drawing from the sprites of the page. */
export interface MotionPiece {
  /** The id of its symbol. */
  readonly symbol: string;
  /** The class that gives it its pigments. */
  readonly className?: string | undefined;
}

/** One thing that a step changed on the board, shown by a piece that comes to a part of it, or appears there. */
export interface Motion {
  /** Where it is seen: the first of these parts that is in view. */
  readonly at: readonly BoardPart[];
  /** Where the piece comes from, if it was somewhere before. */
  readonly from?: readonly BoardPart[];
  readonly piece?: MotionPiece;
  /** How many came, with a minus sign how many went. */
  readonly amount?: number;
  /** Whose piece it is. */
  readonly seat?: number;
}

/** A fact that changes nothing visible on the board, and why. */
export interface Unseen {
  readonly because: string;
}

export const unseen = (because: string): Unseen => ({ because });

/** The facts that every game has. */
export const flowMotions = {
  Settled: unseen("it plans the next steps"),
  Interrupted: unseen("it plans the next steps"),
  Answered: unseen("an answer by itself changes no piece"),
  GameBegan: unseen("nothing was there before"),
  GameEnded: unseen("the ranking takes the place of the board"),
};

/** What each type of fact changes on the board. */
export type MotionTable<Game extends Vocabulary> = {
  readonly [Type in Game["redactedFact"]["type"]]:
    | Unseen
    | ((fact: Extract<Game["redactedFact"], { readonly type: Type }>) => readonly Motion[]);
};

/** What some facts change on the board, in order. */
export type MotionsOf<Fact> = (facts: readonly Fact[]) => readonly Motion[];

/** Reads a table of motions. Facts that it does not know, from an older page than the server, move nothing. */
export function motionsBy<Game extends Vocabulary>(table: MotionTable<Game>): MotionsOf<Game["redactedFact"]> {
  type Show = (fact: Game["redactedFact"]) => readonly Motion[];
  const shows = table as Readonly<Record<string, Unseen | Show>>;
  return (facts) =>
    facts.flatMap((fact) => {
      const show = shows[fact.type];
      return typeof show === "function" ? show(fact) : [];
    });
}
