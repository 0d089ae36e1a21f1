import { type FaultsOf, type JsonObject, named } from "./leaks.ts";

/** What the original Fief must hide: other players' cards, in hands and in offers. */
export const faultsOfFiefClassic: FaultsOf = (node, seat) => {
  if ("hands" in node && "villages" in node) return faultsOfView(node, seat);
  const isParty = node.seat === seat || node.to === seat;
  const isVeiled: Readonly<Record<string, boolean>> = {
    CardDealt: node.seat === seat || node.card === "hidden",
    OfferMade: isParty || isFaceDown(node),
    OfferTaken: isParty || isFaceDown(node),
  };
  return isVeiled[String(node.type)] === false ? [named(node)] : [];
};

function faultsOfView(view: JsonObject, seat: number): readonly string[] {
  const hands = (view.hands as readonly JsonObject[]).filter((hand) => hand.seat !== seat);
  const offers = (view.offers as readonly JsonObject[]).filter((offer) => offer.seat !== seat && offer.to !== seat);
  return [...hands, ...offers.filter((offer) => !isFaceDown(offer))].map((node) => `in a view: ${named(node)}`);
}

const isFaceDown = ({ card, askedCard }: JsonObject): boolean =>
  [card, askedCard].every((one) => one === "hidden" || one === "none");
