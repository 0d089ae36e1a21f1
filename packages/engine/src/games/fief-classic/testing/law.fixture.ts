import { fiefVitale as schema } from "@seneschal/schema/games/fief-classic";
import type { Audience, Ruleset } from "../../../core/ruleset.ts";
import { describeRulesetContract, type Settings } from "../../../testing/index.ts";
import { isPartyTo, sees } from "../family/model/hidden.ts";
import type { State } from "../family/model/state.ts";
import type { Card, FiefClassic, Options } from "../family/model/types.ts";
import { cardsIn, holds, knownCardsHeld } from "./conserved.fixture.ts";
import { tradedRealm } from "./traded-realm.fixture.ts";

/** What is public and may leave no trace: dice, answers to a question that is over, and offers that ended. */
const notInView: NonNullable<Settings<FiefClassic>["notInView"]> = {
  LotsThrown: "all",
  RoundFought: "all",
  LordTested: "all",
  CastleStormed: "all",
  // The offer is gone from the view, however it ended.
  OfferEnded: ["cause"],
};

export const settings = (options: Options): Settings<FiefClassic> => ({
  options,
  schema: schema,
  games: 1,
  movesSampled: 16,
  movesMax: 6_000,
  conserves: { cards: cardsIn },
  holds,
  secrets: {
    "foreign hands": ({ families }, audience) => families.map(({ hand }, seat) => (sees(audience, seat) ? [] : hand)),
    "the pile": ({ cards }) => cards.pile,
  },
  marked: withMark,
  notInView,
});

const known = { "cards in other hands": knownCardsHeld };

/** Hands, the pile and the cards of offers that this audience may not know. */
function withMark(state: State, audience: Audience, mark: () => string): State {
  const marked = () => mark() as Card;
  return {
    ...state,
    families: state.families.map((family, seat) =>
      sees(audience, seat) ? family : { ...family, hand: family.hand.map(marked) },
    ),
    offers: state.offers.map((one) =>
      isPartyTo(one, audience) || one.card === "none" ? one : { ...one, card: marked() },
    ),
    knownCards: state.knownCards.map((one) => (one.by === audience ? one : { ...one, card: marked() })),
    cards: { ...state.cards, pile: state.cards.pile.map(marked) },
  };
}

/** The contract laws for every number of seats, from the set-up and in a grown realm. */
export function describeContractAtEveryTable(
  ruleset: Ruleset<FiefClassic>,
  options: Options,
  origin: NonNullable<Settings<FiefClassic>["origin"]>,
): void {
  const { min, max } = ruleset.seats;
  for (let seats = min; seats <= max; seats++) {
    const isGrown = seats % 2 === 1;
    const begun = isGrown ? tradedRealm(ruleset) : ruleset;
    const table = { ...begun, id: `${ruleset.id} with ${seats} families`, seats: { min: seats, max: seats } };
    describeRulesetContract(table, { ...settings(options), ...(isGrown && { known }) });
  }
  describeRulesetContract({ ...ruleset, seats: { min: 4, max: 4 } }, { ...settings(options), origin });
}
