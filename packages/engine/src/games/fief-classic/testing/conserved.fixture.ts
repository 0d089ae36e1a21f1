import type { Audience } from "../../../core/ruleset.ts";
import { figuresOf } from "../family/model/figures.ts";
import { type KnownCard, type Place, type State, seatsOf } from "../family/model/state.ts";
import type { Card } from "../family/model/types.ts";
import { castlesLeft, millsLeft, pressesLeft, soldiersLeft } from "../family/rules/purchases.ts";

/** Every blue card, wherever it is: the pile, the discards, hands, with lords, on regions, in offers. */
export function cardsIn(state: State): readonly Card[] {
  const onTable = state.lords.flatMap(({ lord, see }): readonly Card[] =>
    see === null ? [lord] : [lord, `see-${see}` as const],
  );
  const onMap = state.regions.flatMap(({ curses }) => curses);
  const aside = state.offers.flatMap(({ card }) => (card === "none" ? [] : [card]));
  const hands = state.families.flatMap(({ hand }) => hand);
  return [...state.cards.pile, ...state.cards.discards, ...hands, ...onTable, ...onMap, ...aside].toSorted();
}

/** The cards that an audience knows in other hands, and that are there: of each kind no more than there are. */
export function knownCardsHeld(state: State, audience: Audience): readonly KnownCard[] {
  const known = state.knownCards.filter(({ by }) => by === audience);
  return known.filter(({ seat, card }, index) => {
    const before = known.slice(0, index).filter((one) => one.seat === seat && one.card === card);
    const aside = state.offers.filter((one) => one.seat === seat && one.card === card && one.to !== audience);
    const inHand = state.families[seat]?.hand.filter((one) => one === card) ?? [];
    return before.length < inHand.length + aside.length;
  });
}

const isManned = (state: State, { village, holder, soldiers }: Place) => {
  const lords = state.lords.filter((lord) => lord.village === village && lord.road === null);
  if (holder === null) return soldiers === 0 && lords.length === 0;
  return soldiers + lords.length > 0 && lords.every(({ seat }) => seat === holder);
};
const areStancesManned = (state: State, { village, stances, gates }: Place) =>
  stances.every(
    ({ seat }) =>
      gates.some((gate) => gate.seat === seat) ||
      state.lords.some((lord) => lord.seat === seat && lord.village === village && lord.road !== null),
  );
const isAtRest = ({ agenda, battle, attack }: State) =>
  battle === null &&
  attack === null &&
  ["playing", "buying", "marching", "talks"].includes(agenda.pending[0]?.step.type ?? "");

/** What is always so. */
export const holds: Readonly<Record<string, (state: State) => boolean>> = {
  "what is known of a hand is so": (state) =>
    [...seatsOf(state), "spectator" as const].flatMap((by) => knownCardsHeld(state, by)).length ===
    state.knownCards.length,
  "nobody is said to know cards of their own": ({ knownCards }) => knownCards.every(({ by, seat }) => by !== seat),
  "no family owes écus": ({ families }) => families.every(({ ecus }) => ecus >= 0),
  "nobody has more soldiers than the box": (state) => seatsOf(state).every((seat) => soldiersLeft(state, seat) >= 0),
  "no more buildings than the box": (state) =>
    castlesLeft(state) >= 0 && millsLeft(state) >= 0 && pressesLeft(state) >= 0,
  "no village has more mills and presses than it holds": (state) =>
    state.places.every(
      ({ mills, presses }) => mills >= 0 && presses >= 0 && mills + presses <= figuresOf(state).buildingsMax,
    ),
  "nobody counts fewer than no soldiers": ({ places }) =>
    places.every(({ soldiers, gates }) => soldiers >= 0 && gates.every((gate) => gate.soldiers > 0)),
  "there is one king at most, and no bishop": ({ lords }) =>
    lords.filter(({ isKing }) => isKing).length <= 1 && lords.every(({ isKing, see }) => !isKing || see === null),
  "each bishopric has one bishop at most": ({ lords }) => {
    const sees = lords.flatMap(({ see }) => (see === null ? [] : [see]));
    return new Set(sees).size === sees.length;
  },
  "there are no more cardinals than hats, and all are bishops": (state) => {
    const cardinals = state.lords.filter(({ isCardinal }) => isCardinal);
    return cardinals.length <= figuresOf(state).stock.cardinals && cardinals.every(({ see }) => see !== null);
  },
  "a fief is held by lords of one family": ({ regions, lords }) =>
    regions.every(
      ({ title }) =>
        title === null ||
        title.lord === null ||
        lords.some((one) => one.lord === title.lord && one.seat === title.seat),
    ),
  "in a village stand pawns of its holder alone": (state) =>
    !isAtRest(state) || state.places.every((place) => isManned(state, place)),
  "whoever has a stance before a village stands there": (state) =>
    !isAtRest(state) || state.places.every((place) => areStancesManned(state, place)),
  "nobody besieges or attacks his own village": (state) =>
    !isAtRest(state) ||
    state.places.every(({ holder, stances }) =>
      stances.every(({ seat, stance }) => seat !== holder || stance === "relief"),
    ),
  "only kings keep wards": ({ regions, lords, agenda }) =>
    agenda.pending.some(({ step }) => step.type === "succession") ||
    regions.every(({ isWard, title }) => !isWard || (title === null && lords.some(({ isKing }) => isKing))),
};
