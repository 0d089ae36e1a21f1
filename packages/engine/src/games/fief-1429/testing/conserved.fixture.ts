import type { Audience } from "../../../core/ruleset.ts";
import { atlas } from "../model/atlas.ts";
import { controllerOf } from "../model/control.ts";
import { isPresent, type KnownCard, type State, seatsOf } from "../model/state.ts";
import { box, stockOf } from "../model/stock.ts";
import type { AnyCard } from "../model/types.ts";
import { cardsHeldBy } from "../rules/trade/offers.ts";

/** Every card, wherever it is: piles, hands, the track, with lords, on bishoprics, just played. */
export function cardsIn(state: State): readonly AnyCard[] {
  const { characters, events, characterDiscards, eventDiscards, track, played } = state.cards;
  const onTable = state.lords.flatMap(({ lord, cardinal, isMaid }): readonly AnyCard[] => [
    lord,
    ...(cardinal === "card" ? (["cardinal"] as const) : []),
    ...(isMaid ? (["d-arc"] as const) : []),
  ]);
  const onMap = state.sees.flatMap(({ calamities, boons }): readonly AnyCard[] => [...calamities, ...boons]);
  const aside = state.offers.flatMap(({ card }) => (card === "none" ? [] : [card]));
  const hands = state.families.flatMap(({ hand }) => hand);
  const piles = [...characters, ...events, ...characterDiscards, ...eventDiscards, ...track, ...played];
  return [...piles, ...hands, ...onTable, ...onMap, ...aside].toSorted();
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

const isStocked = (state: State) =>
  seatsOf(state).every((seat) => Object.values(stockOf(state, seat)).every((left) => left >= 0));
const isBoxSound = ({ places }: State) =>
  places.filter(({ building }) => building !== null).length <= box.castles &&
  places.reduce((sum, { mills }) => sum + mills, 0) <= box.mills &&
  places.every(({ mills }) => mills <= 2);
const areTitlesSingle = ({ lords }: State) => {
  const titles = lords.flatMap(({ fiefs, bishopric, crowns }) => [
    ...fiefs,
    ...crowns,
    ...(bishopric ? [bishopric] : []),
  ]);
  return new Set(titles).size === titles.length && lords.every(({ fiefs }) => fiefs.length <= 2);
};
const areMarriagesMutual = ({ lords }: State) =>
  lords.every(({ lord, spouse }) => spouse === null || lords.some((one) => one.lord === spouse && one.spouse === lord));
const isAtRest = ({ agenda, battle, revolt }: State) =>
  battle === null &&
  revolt === null &&
  ["discarding", "purchases", "battles", "pillaging"].includes(agenda.pending[0]?.step.type ?? "");

/** What is always so. */
export const holds: Readonly<Record<string, (state: State) => boolean>> = {
  "no family owes écus": ({ families }) => families.every(({ ecus }) => ecus >= 0),
  "no hand holds more than three cards": (state) => seatsOf(state).every((seat) => cardsHeldBy(state, seat) <= 3),
  "no family has more than four lords": (state) =>
    seatsOf(state).every((seat) => state.lords.filter((lord) => lord.seat === seat).length <= 4),
  "nobody has more pawns than the box": isStocked,
  "no more castles and mills than the box": isBoxSound,
  "each title has one holder": areTitlesSingle,
  "marriages are mutual": areMarriagesMutual,
  "what is known of a hand is so": (state) =>
    [...seatsOf(state), "spectator" as const].flatMap((by) => knownCardsHeld(state, by)).length ===
    state.knownCards.length,
  "nobody is said to know cards of their own": ({ knownCards }) => knownCards.every(({ by, seat }) => by !== seat),
  "whoever controls an occupied village stands there": (state) =>
    !isAtRest(state) ||
    state.places.every(({ village, holder }) => holder === null || isPresent(state, village, holder)),
  "no village with pawns is without control": (state) =>
    !isAtRest(state) ||
    atlas.villages.every(
      (village) =>
        controllerOf(state, village) !== null || seatsOf(state).every((seat) => !isPresent(state, village, seat)),
    ),
};
