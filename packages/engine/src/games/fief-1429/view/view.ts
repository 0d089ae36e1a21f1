import type { Audience, Seat } from "../../../core/ruleset.ts";
import { bandShown } from "../model/fog.ts";
import { isPartyTo, isSecretFrom, markersOf, sees, veiled } from "../model/hidden.ts";
import { isRegency } from "../model/offices.ts";
import { rankingInPoints } from "../model/ranking.ts";
import { inTurnOrder, type March, type State, seatsOf } from "../model/state.ts";
import { castlesLeft, millsLeft } from "../model/stock.ts";
import type { View } from "../model/types.ts";
import { votesOf } from "../model/votes.ts";
import { battleShown } from "./battle.ts";
import { bishopricShown, fiefShown, villageShown } from "./lands.ts";
import { familyShown, lordShown } from "./people.ts";
import { skirmishesIn, waysIn } from "./prospects.ts";

export function view(state: State, audience: Audience): View {
  const { table, cards, march } = state;
  return {
    options: table.options,
    turn: table.turn,
    phase: table.phase,
    first: table.first,
    order: inTurnOrder(state),
    families: seatsOf(state).map((seat) => familyShown(state, seat, audience)),
    hands: handsShown(state, audience),
    lords: state.lords.map(lordShown),
    villages: state.places.map((place) => villageShown(state, place, audience)),
    fiefs: state.fiefs.map((fief) => fiefShown(state, fief)),
    bishoprics: state.sees.map((see) => bishopricShown(state, see)),
    papalTithe: state.papalTithe,
    isRegency: isRegency(state),
    isHatForSale: state.lords.every(({ cardinal }) => cardinal !== "purchase"),
    supply: { castles: castlesLeft(state), mills: millsLeft(state) },
    piles: {
      characters: cards.characters.length,
      events: cards.events.length,
      characterDiscards: cards.characterDiscards.length,
      eventDiscards: cards.eventDiscards.length,
    },
    track: cards.track.length,
    offers: state.offers
      .filter((offer) => !isSecretFrom(offer, audience))
      .map((offer) => (isPartyTo(offer, audience) ? offer : veiled(offer, table.options.isMoneyHidden))),
    knownCards: knownCardsShown(state, audience),
    rooms: state.rooms,
    passages: state.passages,
    waivers: state.waivers,
    relics: state.relics,
    election: electionShown(state, audience),
    march: march === null ? null : marchShown(state, march, audience),
    battle: state.battle === null ? null : battleShown(state, state.battle),
    skirmishes: skirmishesIn(state, audience),
    ways: waysIn(state),
    revolt: revoltShown(state),
    ending: state.ending === null ? null : { ...state.ending, ranking: rankingInPoints(state.ending.ranking) },
    agenda: state.agenda,
  };
}

const marchShown = (state: State, march: March, audience: Audience): NonNullable<View["march"]> => ({
  ...march,
  bands: march.bands.map((band) => bandShown(state, march.from, band, audience)),
});

/** In the hands of others. */
const knownCardsShown = ({ knownCards }: State, audience: Audience): View["knownCards"] =>
  knownCards.flatMap(({ by, seat, card }) => (by === audience ? [{ seat, card }] : []));

/** In the set-up, the drawn lords are visible. */
const handsShown = ({ families, table }: State, audience: Audience): View["hands"] =>
  families.flatMap(({ hand }, seat) =>
    sees(audience, seat) || table.phase === "set-up" ? [{ seat, cards: hand }] : [],
  );

function electionShown(state: State, audience: Audience): View["election"] {
  const { election } = state;
  if (election === null) return null;
  const { office, candidates, ballots } = election;
  // F1429-4.3, F1429-4.20
  const isOpen = (seat: Seat) => state.table.options.areVotesInTurn || sees(audience, seat);
  return {
    office,
    candidates,
    votes: seatsOf(state).map((seat) => ({ seat, votes: votesOf(state, office, seat) })),
    laid: ballots.map((ballot) => ({ seat: ballot.seat, on: isOpen(ballot.seat) ? markersOf(ballot) : [] })),
    seen: ballots.filter(({ seat }) => sees(audience, seat)),
  };
}

function revoltShown({ revolt }: State): View["revolt"] {
  if (revolt === null) return null;
  const { village, by, cards } = revolt;
  return { village, first: by, cards: cards.map(({ seat, isCalmed }) => ({ seat, isCalmed })) };
}
