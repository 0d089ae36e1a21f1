import type { Audience } from "../../core/ruleset.ts";
import type { Settings } from "../../laws/settings.ts";
import { feudOf } from "./feud.fixture.ts";
import type { Feud } from "./feud-moves.fixture.ts";
import type { Card, FeudState } from "./feud-position.fixture.ts";
import { sees } from "./feud-secrets.fixture.ts";
import type { MarketDay } from "./market-day.fixture.ts";
import { heldBy, type Peeking, sees as seesHand } from "./peeking-position.fixture.ts";

/** What the contract says of each toy; the planted faults are held against the same. */
export const marketDayContract: Settings<MarketDay> = {
  options: {},
  conserves: {
    goods: ({ stock, sold, families }) => [...stock, ...sold, ...families.flatMap(({ goods }) => goods)].toSorted(),
    villagers: ({ families, graves }) => [...graves, ...families.flatMap(({ villagers }) => villagers)].toSorted(),
  },
  holds: {
    "nobody is older than a lifetime": ({ families }) => families.every(({ hours }) => hours >= 0 && hours < 5),
  },
  origin: { module: new URL("./market-day.fixture.ts", import.meta.url).href, name: "marketDay" },
};

const handsBefore = ({ houses }: FeudState, audience: Audience) =>
  houses.map(({ hand }, seat) => (sees(audience, seat) ? [] : hand));

export const feudContract: Settings<Feud> = {
  options: {},
  conserves: {
    cards: ({ pile, discards, houses, offers }) =>
      [...pile, ...discards, ...houses.flatMap(({ hand }) => hand), ...offers.map(({ card }) => card)]
        .filter((card) => card !== "none")
        .toSorted(),
    crowns: ({ bank, houses, offers }) => [...houses, ...offers].reduce((sum, { crowns }) => sum + crowns, 0) + bank,
    pawns: ({ villages, battle, fallen }) =>
      villages.reduce((sum, { pawns }) => sum + pawns, fallen) +
      (battle === "none" ? 0 : battle.attackers + battle.defenders),
  },
  holds: {
    "no debts and no ghosts": ({ houses, villages }) =>
      houses.every(({ crowns }) => crowns >= 0) && villages.every(({ pawns }) => pawns >= 0),
  },
  secrets: {
    "foreign hands": handsBefore,
    "the pile": ({ pile }) => pile,
    "foreign votes": ({ votes }, audience) => votes.filter(({ seat }) => !sees(audience, seat)),
    "foreign stances": ({ stances }, audience) => stances.filter(({ seat }) => !sees(audience, seat)),
    "foreign garrisons": ({ villages }, audience) => villages.filter(({ holder }) => !sees(audience, holder)),
    "cards in foreign offers": ({ offers }, audience) => offers.filter(({ seat, to }) => !sees(audience, seat, to)),
  },
  marked(state, audience, mark) {
    const marked = () => mark() as Card;
    return {
      ...state,
      pile: state.pile.map(marked),
      houses: state.houses.map((house, seat) =>
        sees(audience, seat) ? house : { ...house, hand: house.hand.map(marked) },
      ),
    };
  },
  // The dice are public.
  notInView: { RoundFought: "all" },
  earlierVersions: [feudOf({ hasLevyWindows: false, handMax: 4 })],
  origin: { module: new URL("./feud.fixture.ts", import.meta.url).href, name: "feud" },
};

export const peekingContract: Settings<Peeking> = {
  options: {},
  conserves: {
    cards: ({ pile, hands, chosen, shown }) =>
      [...pile, ...hands.flat(), ...chosen.flatMap((card) => card ?? []), ...shown].toSorted(),
  },
  holds: { "no debts": ({ coins }) => coins.every((each) => each >= 0) },
  secrets: {
    "foreign hands": ({ hands }, audience) => hands.map((hand, seat) => (seesHand(audience, seat) ? [] : hand)),
    "the pile": ({ pile }) => pile,
    "foreign choices": ({ chosen }, audience) => chosen.map((card, seat) => (seesHand(audience, seat) ? null : card)),
    "what others peeked at": ({ peeked }, audience) => peeked.filter(({ seat }) => !seesHand(audience, seat)),
  },
  known: {
    "cards peeked at": (state, audience) =>
      state.peeked.filter(({ seat, at, card }) => seesHand(audience, seat) && heldBy(state, at).includes(card)),
  },
  marked(state, audience, mark) {
    const marked = () => mark() as unknown as number;
    const markHidden = (cards: readonly number[], seat: number) =>
      seesHand(audience, seat) ? cards : cards.map(marked);
    return {
      ...state,
      pile: state.pile.map(marked),
      hands: state.hands.map(markHidden),
      chosen: state.chosen.map((card, seat) => (card === null || seesHand(audience, seat) ? card : marked())),
      peeked: state.peeked.map((one) => (seesHand(audience, one.seat) ? one : { ...one, card: marked() })),
    };
  },
  // It is public, and a three is worth as much as a one.
  notInView: { DieRolled: "all" },
};
