import type { Seat, Typed } from "@seneschal/engine";

/** A loop: a family marries, has the marriage annulled, and marries again within this number of turns. */
const loopTurns = 4;

/** The marriages of one game of Fief 1429 after the other. */
export function marriagesOf() {
  const weddings = new Map<Seat, number>();
  const annulled = new Map<Seat, number>();
  /** The families that these facts, from a move of a seat, marry in a loop. */
  function loopsIn(facts: readonly Typed[], mover: Seat, turn: number): readonly Seat[] {
    const loops: Seat[] = [];
    for (const fact of facts as readonly Marriage[]) {
      if (fact.type === "MarriageAnnulled") {
        const asked = applicantIn(facts) ?? mover;
        annulled.set(asked, weddings.get(asked) ?? turn);
      }
      if (fact.type !== "Wed") continue;
      for (const family of [fact.seat, fact.spouseSeat]) {
        if (turn - (annulled.get(family) ?? Number.NEGATIVE_INFINITY) <= loopTurns) loops.push(family);
        annulled.delete(family);
        weddings.set(family, turn);
      }
    }
    return loops;
  }
  function clear(): void {
    weddings.clear();
    annulled.clear();
  }
  return { loopsIn, clear };
}

type Marriage = Typed & { readonly seat: Seat; readonly spouseSeat: Seat };

/** The family that has asked the pope of another family. */
const applicantIn = (facts: readonly Typed[]): Seat | undefined =>
  (facts as readonly Answer[]).find(({ type }) => type === "ConsentAnswered")?.matter.from;
type Answer = Typed & { readonly matter: { readonly from: Seat } };
