import { fief1429 as schema } from "@seneschal/schema/games/fief-1429";
import type { Audience } from "../../../core/ruleset.ts";
import type { Settings } from "../../../testing/index.ts";
import { isFaceDown } from "../model/fog.ts";
import { isPartyTo, isSecretFrom, sees } from "../model/hidden.ts";
import type { State } from "../model/state.ts";
import type { Calamity, Card, Fief1429 } from "../model/types.ts";
import { cardsIn, holds, knownCardsHeld } from "./conserved.fixture.ts";
import { plainOptions } from "./realm.fixture.ts";

/** What every game of Fief 1429 guarantees. */
export const settings: Settings<Fief1429> = {
  options: { ...plainOptions, turns: 4 },
  schema: schema,
  games: 4,
  movesSampled: 20,
  movesMax: 6_000,
  conserves: { cards: cardsIn },
  holds,
  secrets: {
    "foreign hands": ({ families }, audience) => families.map(({ hand }, seat) => (sees(audience, seat) ? [] : hand)),
    "the piles": ({ cards }) => [cards.characters, cards.events],
    "the track": ({ cards }) => cards.track,
  },
  known: { "cards in other hands": knownCardsHeld },
  // What is public and may leave no trace: dice, stances, and which seats deal with each other.
  notInView: {
    RoundFought: "all",
    CalamityTurned: "all",
    PlagueTested: "all",
    Prayed: "all",
    RevoltCalmed: "all",
    RevoltStruck: "all",
    StanceTaken: "all",
    Whispered: "all",
    TradedInPrivate: ["room", "seat", "to"],
    // The offer is gone from the view, however it ended.
    OfferEnded: ["cause"],
    MoneyGiven: ["seat", "to"],
  },
  marked(state: State, audience: Audience, mark: () => string) {
    const marked = () => mark() as Card;
    const { cards } = state;
    return {
      ...state,
      families: state.families.map((family, seat) =>
        sees(audience, seat) || state.table.phase === "set-up" ? family : { ...family, hand: family.hand.map(marked) },
      ),
      offers: state.offers.map((offer) =>
        isPartyTo(offer, audience) || offer.card === "none" ? offer : { ...offer, card: marked() },
      ),
      knownCards: state.knownCards.map((one) => (one.by === audience ? one : { ...one, card: marked() })),
      cards: {
        ...cards,
        characters: cards.characters.map(marked),
        events: cards.events.map(marked),
        track: cards.track.map(() => mark() as Calamity),
      },
    };
  },
};

type Secret = NonNullable<Settings<Fief1429>["secrets"]>[string];
export const foreignBallots: Secret = ({ election }, audience) =>
  election?.ballots.filter(({ seat }) => !sees(audience, seat)) ?? [];
export const foreignPurses: Secret = ({ families }, audience) =>
  families.map(({ ecus }, seat) => (sees(audience, seat) ? 0 : ecus));
export const foreignBands: Secret = (state, audience) =>
  state.places.flatMap(({ village, bands }) => bands.filter((band) => isFaceDown(state, village, band, audience)));
export const foreignMusters: Secret = ({ families }, audience) =>
  families.map(({ muster }, seat) => (sees(audience, seat) ? [] : muster));
export const whispers: Secret = ({ offers }, audience) => offers.filter((offer) => isSecretFrom(offer, audience));
