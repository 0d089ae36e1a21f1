import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Chance } from "../../../../core/chance.ts";
import type { Audience } from "../../../../core/ruleset.ts";
import { without } from "../../evolve/changes.ts";
import { isCharacter, isPartyTo, isSecretFrom, sees } from "../../model/hidden.ts";
import type { Family, Offer, State } from "../../model/state.ts";
import type { AnyCard, Calamity, Card } from "../../model/types.ts";
import { isCalamity } from "../../rules/cards/drawing.ts";

type Cards = readonly Card[];

/** Each hidden card becomes another with the same back. */
export function redealtCards(state: State, audience: Audience, chance: Chance): State {
  const { cards, families } = state;
  const unseen = unseenCards(state, audience, chance);
  const dealt = (card: Card): Card => (isCharacter(card) ? unseen.characters : unseen.events).pop() ?? card;
  const secret = new Map<Offer, Card | "none">();
  const hands = families.map(({ hand }, seat): Cards => {
    if (sees(audience, seat)) return hand;
    const whispered = state.offers.find((one) => one.seat === seat && isSecretFrom(one, audience));
    const held = [...hand, ...(whispered === undefined ? [] : setAside(whispered))].map(dealt);
    if (whispered === undefined) return held;
    const aside = chance.pick(["none" as const, ...held]);
    secret.set(whispered, aside);
    return aside === "none" ? held : without(held, aside);
  });
  const offers = state.offers.map((one) =>
    isPartyTo(one, audience) ? one : { ...one, ...offeredAnew(one, secret.get(one), dealt, chance) },
  );
  const track: readonly Calamity[] = cards.track.map((card) => unseen.calamities.pop() ?? card);
  const events: readonly AnyCard[] = [...unseen.events, ...unseen.calamities];
  return {
    ...state,
    families: families.map((family, seat) => withHand(family, hands[seat])),
    offers,
    cards: { ...cards, characters: unseen.characters, events, track },
  };
}

/** All that this audience cannot see, shuffled. */
function unseenCards({ cards, families, offers }: State, audience: Audience, chance: Chance) {
  const hands = families.flatMap(({ hand }, seat) => (sees(audience, seat) ? [] : hand));
  const aside = offers.flatMap((one) => (isPartyTo(one, audience) ? [] : setAside(one)));
  const foreign = [...hands, ...aside];
  const events = cards.events.filter((card): card is Card => !isCalamity(card));
  return {
    characters: [...chance.shuffle([...cards.characters, ...foreign.filter(isCharacter)])],
    events: [...chance.shuffle([...events, ...foreign.filter((card) => !isCharacter(card))])],
    calamities: [...chance.shuffle([...cards.events.filter(isCalamity), ...cards.track])],
  };
}

const setAside = ({ card }: Offer): Cards => (card === "none" ? [] : [card]);
const withHand = (family: Family, hand: Cards | undefined): Family =>
  hand === undefined || hand === family.hand || family.hand.length + hand.length === 0 ? family : { ...family, hand };

/** Another offer in its place: of a secret one anything, of an open one the faces. */
function offeredAnew(
  { card, askedCard, room }: Offer,
  aside: Card | "none" | undefined,
  dealt: (card: Card) => Card,
  chance: Chance,
): Pick<Offer, "card" | "askedCard"> {
  const kinds: Cards = [...pieces.characterCards, ...pieces.eventCards];
  if (room !== null) return { card: aside ?? "none", askedCard: chance.pick(["none" as const, ...kinds]) };
  const wished =
    askedCard === "none" ? [askedCard] : kinds.filter((one) => isCharacter(one) === isCharacter(askedCard));
  return { card: card === "none" ? card : dealt(card), askedCard: chance.pick(wished) };
}
