import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "../../core/agenda.ts";
import type { Seat } from "../../core/ruleset.ts";
import type { ByType, Evolvers, Key, Of } from "../../core/unions.ts";

/** What there is at a feud: hidden hands, secret votes and stances, offers, garrisons in the fog. */
export const cards = ["ambush", "relic", "tax"] as const;
export const places = ["Ayr", "Brem", "Clun", "Dol", "Esk", "Fyn"] as const;
export type Card = (typeof cards)[number];
export type Place = (typeof places)[number];
export type Name = "anselme" | "baudri" | "clair";
export const namesOfSeats: readonly Name[] = ["anselme", "baudri", "clair"];

export type AgendaStep =
  | { readonly type: "ballot" | "count" | "upkeep" | "stances" | "round" }
  | { readonly type: "turn" | "levy" | "losses"; readonly seat: Seat }
  | { readonly type: "window"; readonly over: "levy" | "battle" };

export type Vote<Seen> = { readonly type: "VoteCast"; readonly seat: Seat; readonly on: Seen; readonly bluff: Seen };
export type Stance = { readonly type: "StanceTaken"; readonly seat: Seat; readonly stance: "stand" | "withdraw" };
export type Offer<Seen> = {
  readonly type: "OfferMade";
  readonly offer: string;
  readonly seat: Seat;
  readonly to: Seat;
  readonly crowns: number;
  readonly card: Seen | "none";
  readonly asked: number;
};
type Opening = { readonly type: "GameBegan"; readonly seats: number };
type CardDrawn<Seen> = { readonly type: "CardDrawn"; readonly seat: Seat; readonly card: Seen };
type Redeployed<Seen> = {
  readonly type: "Redeployed";
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place;
  readonly pawns: Seen;
};
type Open =
  | AgendaFact<AgendaStep>
  | Opening
  | { readonly type: "VotesShown"; readonly votes: readonly Vote<Name>[]; readonly marshal: Name | "nobody" }
  | { readonly type: "CardPlayed"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "LevyForbidden" }
  | { readonly type: "LevyTaken"; readonly seat: Seat; readonly crowns: number }
  | { readonly type: "OfferTaken" | "OfferEnded"; readonly offer: string }
  | ({ readonly type: "BattleBegan" } & Battle)
  | { readonly type: "AttackerAmbushed" }
  | { readonly type: "StancesShown"; readonly stances: readonly Stance[] }
  | { readonly type: "RoundFought"; readonly attackerDie: number; readonly defenderDie: number }
  | { readonly type: "PawnLost" | "CrownPaid"; readonly seat: Seat }
  | { readonly type: "BattleEnded"; readonly holder: Seat; readonly pawns: number; readonly home: number }
  | { readonly type: "GameEnded" };
export type Fact = Open | CardDrawn<Card> | Vote<Name> | Offer<Card> | Redeployed<number> | Stance;
export type RedactedFact =
  | Open
  | CardDrawn<Card | "hidden">
  | Vote<Name>
  | { readonly type: "TokensPlaced"; readonly seat: Seat; readonly on: readonly Name[] }
  | Offer<Card | "hidden">
  | Redeployed<number | "hidden">
  | Stance
  | { readonly type: "StanceChosen"; readonly seat: Seat };

export interface Battle {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly from: Place;
  readonly place: Place;
  readonly attackers: number;
  readonly defenders: number;
}
interface House {
  readonly crowns: number;
  readonly hand: readonly Card[];
  readonly offersMade: number;
  readonly offersTaken: number;
}
export interface Village {
  readonly place: Place;
  readonly holder: Seat;
  readonly pawns: number;
}
export interface FeudState {
  readonly agenda: Agenda<AgendaStep>;
  readonly houses: readonly House[];
  readonly villages: readonly Village[];
  readonly pile: readonly Card[];
  readonly discards: readonly Card[];
  readonly votes: readonly Vote<Name>[];
  readonly offers: readonly Offer<Card>[];
  readonly stances: readonly Stance[];
  readonly battle: Battle | "none";
  /** That troops moved can be seen in the fog, how many cannot. */
  readonly marches: readonly Readonly<{ seat: Seat; from: Place; to: Place }>[];
  readonly isLevyForbidden: boolean;
  readonly bank: number;
  readonly fallen: number;
}

export const seatsOf = ({ houses }: FeudState) => houses.map((_, seat) => seat);
export function houseOf({ houses }: FeudState, seat: Seat): House {
  const house = houses[seat];
  if (house === undefined) throw new Error(`no house on seat ${seat}`);
  return house;
}
export function villageOf({ villages }: FeudState, place: Place): Village {
  const village = villages.find((one) => one.place === place);
  if (village === undefined) throw new Error(`no village called ${place}`);
  return village;
}
export const without = <Value>(list: readonly Value[], one: Value) => list.toSpliced(list.indexOf(one), 1);

const withHouse = (state: FeudState, seat: Seat, change: Partial<House>): FeudState => ({
  ...state,
  houses: state.houses.with(seat, { ...houseOf(state, seat), ...change }),
});
const withCrowns = (state: FeudState, seat: Seat, crowns: number) =>
  withHouse(state, seat, { crowns: houseOf(state, seat).crowns + crowns });
const withVillage = (state: FeudState, place: Place, change: (village: Village) => Partial<Village>): FeudState => ({
  ...state,
  villages: state.villages.map((one) => (one.place === place ? { ...one, ...change(one) } : one)),
});
const withBattle = (state: FeudState, change: (battle: Battle) => Partial<Battle>): FeudState =>
  state.battle === "none" ? state : { ...state, battle: { ...state.battle, ...change(state.battle) } };
const withCard = (state: FeudState, seat: Seat, card: Card | "none") =>
  card === "none" ? state : withHouse(state, seat, { hand: [...houseOf(state, seat).hand, card] });

function withoutOffer(state: FeudState, id: string, receiver: (offer: Offer<Card>) => Seat): FeudState {
  const offer = offerOf(state, id);
  if (offer === undefined) return state;
  const to = receiver(offer);
  return withCard(withCrowns({ ...state, offers: without(state.offers, offer) }, to, offer.crowns), to, offer.card);
}
const offerOf = (state: FeudState, id: string) => state.offers.find((one) => one.offer === id);

const flowed = (state: FeudState, fact: AgendaFact<AgendaStep>) => ({
  ...state,
  agenda: withAgendaFact(state.agenda, fact),
});
const evolvers: Evolvers<FeudState, Exclude<Fact, Opening>> = {
  Settled: flowed,
  Interrupted: flowed,
  Answered: flowed,
  CardDrawn: (state, { seat, card }) => withCard({ ...state, pile: without(state.pile, card) }, seat, card),
  VoteCast: (state, vote) => ({ ...state, votes: [...state.votes, vote] }),
  VotesShown: (state) => ({ ...state, votes: [] }),
  CardPlayed: (state, { seat, card }) => ({
    ...withHouse(state, seat, { hand: without(houseOf(state, seat).hand, card) }),
    discards: [...state.discards, card],
  }),
  LevyForbidden: (state) => ({ ...state, isLevyForbidden: true }),
  LevyTaken: (state, { seat, crowns }) => ({
    ...withCrowns(state, seat, crowns),
    bank: state.bank - crowns,
    isLevyForbidden: false,
  }),
  OfferMade(state, offer) {
    const { hand, crowns, offersMade } = houseOf(state, offer.seat);
    const kept = offer.card === "none" ? hand : without(hand, offer.card);
    const change = { hand: kept, crowns: crowns - offer.crowns, offersMade: offersMade + 1 };
    return { ...withHouse(state, offer.seat, change), offers: [...state.offers, offer] };
  },
  OfferTaken(state, { offer: id }) {
    const offer = offerOf(state, id);
    if (offer === undefined) return state;
    const paid = withCrowns(withCrowns(state, offer.to, 0 - offer.asked), offer.seat, offer.asked);
    const taken = withHouse(paid, offer.to, { offersTaken: houseOf(paid, offer.to).offersTaken + 1 });
    return withoutOffer(taken, id, ({ to }) => to);
  },
  OfferEnded: (state, { offer }) => withoutOffer(state, offer, ({ seat }) => seat),
  Redeployed: (state, { seat, from, to, pawns }) =>
    withVillage(
      withVillage({ ...state, marches: [...state.marches, { seat, from, to }] }, from, (village) => ({
        pawns: village.pawns - pawns,
      })),
      to,
      (village) => ({ pawns: village.pawns + pawns }),
    ),
  BattleBegan: (state, { type: _, ...battle }) => ({
    ...withVillage(
      withVillage(state, battle.from, ({ pawns }) => ({ pawns: pawns - battle.attackers })),
      battle.place,
      () => ({ pawns: 0 }),
    ),
    battle,
  }),
  AttackerAmbushed: (state) => ({
    ...withBattle(state, ({ attackers }) => ({ attackers: attackers - 1 })),
    fallen: state.fallen + 1,
  }),
  StanceTaken: (state, stance) => ({ ...state, stances: [...state.stances, stance] }),
  StancesShown: (state) => ({ ...state, stances: [] }),
  RoundFought: (state) => state,
  PawnLost: (state, { seat }) => ({
    ...withBattle(state, ({ attacker, attackers, defenders }) =>
      seat === attacker ? { attackers: attackers - 1 } : { defenders: defenders - 1 },
    ),
    fallen: state.fallen + 1,
  }),
  CrownPaid: (state, { seat }) => ({ ...withCrowns(state, seat, -1), bank: state.bank + 1 }),
  BattleEnded(state, { holder, pawns, home }) {
    if (state.battle === "none") return state;
    const { place, from, attackers, defenders } = state.battle;
    const held = withVillage(state, place, () => ({ holder, pawns }));
    const back = withVillage(held, from, (village) => ({ pawns: village.pawns + home }));
    return { ...back, battle: "none", fallen: state.fallen + attackers + defenders - pawns - home };
  },
  GameEnded: (state) => ({ ...state, agenda: emptyAgenda }),
};
const evolved = <T extends Key<typeof evolvers>>(state: FeudState, fact: Of<ByType<Fact>, T>) =>
  evolvers[fact.type](state, fact);
export function evolve(state: FeudState | undefined, fact: Fact): FeudState {
  if (fact.type === "GameBegan") return begun(fact.seats);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  return evolved(state, fact);
}
const begun = (seats: number): FeudState => ({
  agenda: emptyAgenda,
  houses: Array.from({ length: seats }, () => ({ crowns: 3, hand: [], offersMade: 0, offersTaken: 0 })),
  villages: places.slice(0, seats * 2).map((place, at) => ({ place, holder: at % seats, pawns: 3 })),
  pile: cards.flatMap((card) => Array.from({ length: 5 }, () => card)),
  discards: [],
  votes: [],
  offers: [],
  stances: [],
  battle: "none",
  marches: [],
  isLevyForbidden: false,
  bank: 40,
  fallen: 0,
});
