import type { Audience } from "../../../../core/ruleset.ts";
import { figuresOf } from "../model/figures.ts";
import { isPartyTo, sees } from "../model/hidden.ts";
import { inTurnOrder, kingIn, type State, seatsOf } from "../model/state.ts";
import type { View } from "../model/types.ts";
import { priceOf } from "../rules/cards/parries.ts";
import { hatsLeft } from "../rules/church/bishops.ts";
import { castlesLeft, millsLeft, pressesLeft } from "../rules/purchases.ts";
import { regionShown, seeShown, villageShown } from "./lands.ts";
import { familyShown, lordShown } from "./people.ts";
import { veiled } from "./redact.ts";
import { battleShown, frontsIn, waysIn } from "./war.ts";

export function view(state: State, audience: Audience): View {
  const { table, cards } = state;
  const { prices, incomes, losses } = figuresOf(state);
  const king = kingIn(state);
  return {
    options: { goal: table.goal, turns: table.turns, hasStartingLord: table.hasLord },
    figures: table.figures,
    prices,
    incomes,
    losses,
    turn: table.turn,
    phase: table.phase,
    first: table.first,
    order: inTurnOrder(state),
    families: seatsOf(state).map((seat) => familyShown(state, seat)),
    hands: state.families.flatMap(({ hand }, seat) => (sees(audience, seat) ? [{ seat, cards: hand }] : [])),
    lords: state.lords.map((lord) => lordShown(state, lord)),
    villages: state.places.map((place) => villageShown(state, place)),
    regions: state.regions.map(regionShown),
    sees: state.sees.map((see) => seeShown(state, see)),
    king: king === undefined ? null : { lord: king.lord, seat: king.seat },
    royalTaxes: state.royalTaxes,
    supply: {
      castles: castlesLeft(state),
      mills: millsLeft(state),
      presses: pressesLeft(state),
      hats: hatsLeft(state),
    },
    piles: { cards: cards.pile.length, discards: cards.discards },
    attack: attackShown(state),
    battle: battleShown(state),
    fronts: frontsIn(state),
    ways: waysIn(state),
    offers: state.offers.map((offer) => (isPartyTo(offer, audience) ? offer : veiled(offer))),
    knownCards: knownCardsShown(state, audience),
    passages: state.passages,
    alliances: state.alliances,
    leagues: state.leagues,
    candidates: state.candidates,
    ballots: state.ballots,
    trial: state.trial,
    ending: state.ending,
    agenda: state.agenda,
  };
}

/** In the hands of others. */
const knownCardsShown = ({ knownCards }: State, audience: Audience): View["knownCards"] =>
  knownCards.flatMap(({ by, seat, card }) => (by === audience ? [{ seat, card }] : []));

function attackShown(state: State): View["attack"] {
  const { attack } = state;
  if (attack === null) return null;
  const { seat, card, region, lord, rolled } = attack;
  return { seat, card, region, lord, rolled, price: priceOf(state, attack) };
}
