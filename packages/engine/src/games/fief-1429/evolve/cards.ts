import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Seat } from "../../../core/ruleset.ts";
import { hasPlague } from "../model/control.ts";
import { familyOf, type Lord, type State, seeOf } from "../model/state.ts";
import type { AnyCard, Card, FactOf, LordId, VillageId } from "../model/types.ts";
import {
  type EvolversOf,
  eachChanged,
  withCards,
  withEcus,
  withFamily,
  withFief,
  without,
  withoutHandCard,
  withPlace,
  withSee,
} from "./changes.ts";
import { changedState } from "./clone.ts";
import { withCardGone, withCardReturned } from "./known-cards.ts";

export const cardEvolvers: EvolversOf<
  | "LordDrawn"
  | "FamilySettled"
  | "CardDiscarded"
  | "CardDrawn"
  | "CalamityLaid"
  | "CalamityDropped"
  | "PileRenewed"
  | "CalamityTurned"
  | "CardPlayed"
  | "CardTakenBack"
  | "LordPlayed"
  | "BoonPlayed"
  | "TailleLevied"
  | "TitheLevied"
  | "PapalTitheLevied"
  | "TaxLapsed"
  | "TaxesCleared"
> = {
  LordDrawn: (state, { seat, lord }) =>
    withFamily(withCards(state, { characters: without(state.cards.characters, lord) }), seat, { hand: [lord] }),
  FamilySettled: (state, { seat, village, lord, sergeants, knights, ecus }) => {
    const place = withPlace(state, village, {
      holder: seat,
      building: "castle",
      bands: [{ seat, sergeants, knights, steps: 0, road: null, hasFacedPlague: false, isRiding: false }],
    });
    return withEcus(withNewLord(withFamily(place, seat, { hand: [] }), seat, lord, village), seat, ecus);
  },
  CardDiscarded: (state, { seat, card }) =>
    withDiscard(withCardGone(withoutHandCard(state, seat, card), { seat, card }), card),
  CardDrawn: (state, { seat, pile, card }) => {
    const drawn = withFamily(state, seat, { hand: [...familyOf(state, seat).hand, card] });
    return pile === "character"
      ? withCards(drawn, { characters: without(drawn.cards.characters, card) })
      : withCards(drawn, { events: without<AnyCard>(drawn.cards.events, card) });
  },
  CalamityLaid: (state, { calamity }) =>
    withCards(state, {
      events: without<AnyCard>(state.cards.events, calamity),
      track: [...state.cards.track, calamity],
    }),
  CalamityDropped: (state, { calamity }) =>
    withCards(state, {
      events: without<AnyCard>(state.cards.events, calamity),
      eventDiscards: [...state.cards.eventDiscards, calamity],
    }),
  PileRenewed: (state, { pile }) =>
    pile === "character"
      ? withCards(state, {
          characters: [...state.cards.characters, ...state.cards.characterDiscards],
          characterDiscards: [],
        })
      : withCards(state, { events: [...state.cards.events, ...state.cards.eventDiscards], eventDiscards: [] }),
  CalamityTurned: (state, { calamity, bishopric, effect }) => {
    const turned = withCards(state, { track: state.cards.track.slice(1) });
    if (effect !== "strikes" || bishopric === null) return withDiscard(turned, calamity);
    return withSee(turned, bishopric, { calamities: [...seeOf(state, bishopric).calamities, calamity] });
  },

  CardPlayed: (state, { seat, card }) => {
    const played = withCardGone(withoutHandCard(state, seat, card), { seat, card });
    return staysOnTable(card)
      ? withCards(played, { played: [...played.cards.played, card] })
      : withDiscard(played, card);
  },
  CardTakenBack: (state, { seat, card }) =>
    withCardReturned(withFamily(withoutPlayed(state, card), seat, { hand: [...familyOf(state, seat).hand, card] }), {
      seat,
      card,
    }),
  LordPlayed: (state, { seat, lord, village }) => withNewLord(withoutPlayed(state, lord), seat, lord, village),
  BoonPlayed: (before, { boon, bishopric, cancels }) => {
    const state = withoutPlayed(before, boon);
    const see = seeOf(state, bishopric);
    if (cancels === null) return withSee(state, bishopric, { boons: [...see.boons, boon] });
    const cancelled = withSee(state, bishopric, { calamities: without(see.calamities, cancels) });
    return withDiscard(withDiscard(cancelled, boon), cancels);
  },
  TailleLevied: (state, { seat, fief, by }) => withFief(state, fief, { taille: { seat, by } }),
  TitheLevied: (state, { seat, bishopric, by, as }) =>
    withSee(state, bishopric, { tithes: [...seeOf(state, bishopric).tithes, { seat, by, as }] }),
  PapalTitheLevied: (state, { seat, by }) => changedState(state, { papalTithe: { seat, by } }),
  TaxLapsed: (state) => state,
  TaxesCleared: withoutTaxes,
};

export const withoutPlayed = (state: State, card: Card): State =>
  withCards(state, { played: without(state.cards.played, card) });

/** Cards that stay on the map, with a lord or with a family after they have been played. */
const staysOnTable = (card: Card) =>
  card === "cardinal" || card === "d-arc" || boons.includes(card) || lordCards.includes(card);
const lordCards: readonly AnyCard[] = pieces.lords;
const boons: readonly AnyCard[] = pieces.boons;
const characterCards: readonly AnyCard[] = pieces.characterCards;
const isCharacter = (card: AnyCard): card is Card => characterCards.includes(card);

export const withDiscard = (state: State, card: AnyCard): State =>
  isCharacter(card)
    ? withCards(state, { characterDiscards: [...state.cards.characterDiscards, card] })
    : withCards(state, { eventDiscards: [...state.cards.eventDiscards, card] });

function withNewLord(state: State, seat: Seat, lord: LordId, village: VillageId): State {
  // F1429-7.8: those who enter a plague later are not affected.
  const hasFacedPlague = hasPlague(state, village);
  return changedState(state, { lords: [...state.lords, newcomer({ seat, lord, village, hasFacedPlague })] });
}
type Newcomer = Pick<Lord, "seat" | "lord" | "village" | "hasFacedPlague">;
const newcomer = ({ seat, lord, village, hasFacedPlague }: Newcomer): Lord => ({
  lord,
  seat,
  village,
  isAway: false,
  road: null,
  guard: null,
  spouse: null,
  fiefs: [],
  bishopric: null,
  electedIn: 0,
  cardinal: null,
  crowns: [],
  hasHeir: false,
  isMaid: false,
  isExcommunicated: false,
  isAuthor: false,
  hasPassage: false,
  isRiding: false,
  steps: 0,
  hasFacedPlague,
});

// F1429-8.8
function withoutTaxes(state: State, _: FactOf<"TaxesCleared">): State {
  const played = state.sees.flatMap(({ boons: lying }) => lying);
  const cleared = changedState(state, {
    papalTithe: null,
    fiefs: eachChanged(state.fiefs, (fief) => (fief.taille === null ? fief : { ...fief, taille: null })),
    sees: eachChanged(state.sees, (see) =>
      see.boons.length > 0 || see.tithes.length > 0 ? { ...see, boons: [], tithes: [] } : see,
    ),
  });
  return played.length === 0
    ? cleared
    : withCards(cleared, { eventDiscards: [...state.cards.eventDiscards, ...played] });
}
