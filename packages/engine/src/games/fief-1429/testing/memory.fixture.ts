import type { Audience, Seat } from "../../../core/ruleset.ts";
import { isCharacter } from "../model/hidden.ts";
import type { Card, RedactedFact } from "../model/types.ts";

/** A card in another hand, as a player remembers it: its back, and its face if it was seen. */
interface Remembered {
  readonly back: "character" | "event";
  readonly face: Card | "unknown";
}
type Kept = Card | "character" | "event" | "none";
type TradeTold = Extract<RedactedFact, { readonly type: "OfferTaken" }>;
type PrivateTradeTold = Extract<RedactedFact, { readonly type: "TradedInPrivate" }>;

/**
 * What an attentive player or spectator remembers of the hands of others, from the redacted facts alone. It shares no code
 * with the rules: each card is followed from hand to hand.
 */
export class Memory {
  readonly #audience: Audience;
  readonly #hands = new Map<Seat, readonly Remembered[]>();
  /** The cards of offers to this audience, by the seat that made the offer. */
  readonly #shown = new Map<Seat, Kept>();

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Faces that are remembered, as "seat card", sorted. */
  faces(): readonly string[] {
    return [...this.#hands]
      .flatMap(([seat, hand]) => hand.flatMap(({ face }) => (face === "unknown" ? [] : [`${seat} ${face}`])))
      .toSorted();
  }

  /** How many cards with each back a hand holds. */
  counts(seat: Seat): { readonly characters: number; readonly events: number } {
    const characters = this.#hand(seat).filter(({ back }) => back === "character").length;
    return { characters, events: this.#hand(seat).length - characters };
  }

  hear(fact: RedactedFact): void {
    if (fact.type === "CardDrawn") this.#add(fact.seat, { back: fact.pile, face: "unknown" });
    if (fact.type === "CardDiscarded" || fact.type === "CardPlayed") this.#remove(fact.seat, fact.card);
    if (fact.type === "CardTakenBack") this.#add(fact.seat, cardOf(fact.card));
    if (fact.type === "OfferMade" && fact.to === this.#audience) this.#see(fact.seat, fact.card);
    if (fact.type === "OfferEnded" && fact.to === this.#audience) this.#showAgain(fact.seat);
    if (fact.type === "OfferTaken") this.#trade(fact);
    if (fact.type === "TradedInPrivate") this.#tradeInPrivate(fact);
  }

  #hand(seat: Seat): readonly Remembered[] {
    return seat === this.#audience ? [] : (this.#hands.get(seat) ?? []);
  }

  #add(seat: Seat, card: Remembered): void {
    this.#hands.set(seat, [...this.#hand(seat), card]);
  }

  /** A card that was seen leaves a hand. */
  #remove(seat: Seat, card: Kept): void {
    if (card === "none" || seat === this.#audience) return;
    const hand = this.#hand(seat);
    const known = hand.findIndex(({ face }) => face === card);
    const place = known >= 0 ? known : hand.findIndex(({ back, face }) => back === backIn(card) && face === "unknown");
    this.#hands.set(seat, hand.toSpliced(place, 1));
  }

  #see(seat: Seat, card: Kept): void {
    this.#shown.set(seat, card);
    this.#remove(seat, card);
  }

  #showAgain(seat: Seat): void {
    const card = this.#shown.get(seat) ?? "none";
    this.#shown.delete(seat);
    if (card !== "none") this.#add(seat, cardOf(card));
  }

  #trade({ seat, to, card, askedCard }: TradeTold): void {
    if (this.#audience === seat || this.#audience === to) {
      if (this.#audience === to) this.#shown.delete(seat);
      else this.#remove(to, askedCard);
      const [other, received] = this.#audience === seat ? [to, card] : [seat, askedCard];
      if (received !== "none") this.#add(other, cardOf(received));
      return;
    }
    this.#exchange([seat, card], [to, askedCard]);
  }

  #tradeInPrivate({ seat, to, characters, events }: PrivateTradeTold): void {
    if (characters === 0 && events === 0) {
      for (const back of ["character", "event"] as const) {
        for (const one of [seat, to]) this.#hands.set(one, blurred(this.#hand(one), back));
      }
      return;
    }
    const given = characters > 0 ? "character" : events > 0 ? "event" : "none";
    const taken = characters < 0 ? "character" : events < 0 ? "event" : "none";
    this.#exchange([seat, given], [to, taken]);
  }

  /** Two cards with these backs change hands, neither of which was seen. */
  #exchange([one, given]: readonly [Seat, Kept], [other, taken]: readonly [Seat, Kept]): void {
    const [left, right] = [this.#take(one, given), this.#take(other, taken)];
    if (left !== undefined) this.#add(other, left);
    if (right !== undefined) this.#add(one, right);
  }

  #take(seat: Seat, card: Kept): Remembered | undefined {
    if (card === "none") return undefined;
    const back = backIn(card);
    const alike = this.#hand(seat).filter((one) => one.back === back);
    const [first] = alike;
    if (first !== undefined && alike.every(({ face }) => face === first.face)) {
      this.#hands.set(seat, this.#hand(seat).toSpliced(this.#hand(seat).indexOf(first), 1));
      return first;
    }
    const hand = blurred(this.#hand(seat), back);
    const place = hand.findIndex((one) => one.back === back && one.face === "unknown");
    this.#hands.set(seat, hand.toSpliced(place, 1));
    return { back, face: "unknown" };
  }
}

const backIn = (card: Exclude<Kept, "none">) => (card === "character" || card === "event" ? card : cardOf(card).back);

function cardOf(card: Kept): Remembered {
  if (card === "character" || card === "event" || card === "none") throw new Error(`${card} was not seen`);
  return { back: isCharacter(card) ? "character" : "event", face: card };
}

/** Any of the faces with this back may be one that has left: one of each is no longer certain. */
function blurred(hand: readonly Remembered[], back: Remembered["back"]): readonly Remembered[] {
  const seen = new Set<string>();
  return hand.map((one) => {
    if (one.back !== back || one.face === "unknown" || seen.has(one.face)) return one;
    seen.add(one.face);
    return { ...one, face: "unknown" };
  });
}
