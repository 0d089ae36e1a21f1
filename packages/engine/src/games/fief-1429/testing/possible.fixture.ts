import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Possibilities } from "../../../testing/index.ts";
import { characters, events } from "../evolve/beginning.ts";
import { isPresent, isWoman, type Lord, type State, seatsOf } from "../model/state.ts";
import { box, stockOf } from "../model/stock.ts";
import type { AnyCard, LordId } from "../model/types.ts";
import { cardsIn } from "./conserved.fixture.ts";

const allCards: readonly AnyCard[] = [...characters, ...events].toSorted();
const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;
const men = ({ lords }: State) => lords.filter(({ lord }) => !isWoman(lord));
const lordIn = ({ lords }: State, id: LordId): Lord | undefined => lords.find(({ lord }) => lord === id);

/** What must hold in a position of a test, or no game could lead to it. */
export const possibilities: Possibilities<State> = {
  "every card is in one place": (state) => JSON.stringify(cardsIn(state)) === JSON.stringify(allCards),
  "a hand holds three cards at most": ({ families }) => families.every(({ hand }) => hand.length <= box.handMax),
  "a family has four lords at most": (state) =>
    seatsOf(state).every((seat) => state.lords.filter((lord) => lord.seat === seat).length <= box.lordsMax),
  "no one has more pieces than the box": (state) =>
    seatsOf(state).every((seat) => Object.values(stockOf(state, seat)).every((left) => left >= 0)),
  "seats are at the table": (state) =>
    [...state.lords, ...state.places.flatMap(({ bands }) => bands)].every(({ seat }) => seatsOf(state).includes(seat)),
  "a title has one holder": ({ lords }) =>
    isOnce(lords.flatMap(({ fiefs, crowns, bishopric }) => [...fiefs, ...crowns, ...(bishopric ? [bishopric] : [])])),
  "a lord holds two fiefs at most": ({ lords }) => lords.every(({ fiefs }) => fiefs.length <= 2),
  "only men hold titles of the church": (state) =>
    state.lords.every(
      (lord) => men(state).includes(lord) || (lord.bishopric === null && lord.cardinal === null && !isPopeOrKing(lord)),
    ),
  "cardinals are bishops": ({ lords }) =>
    lords.every(({ bishopric, cardinal }) => cardinal === null || bishopric !== null),
  "only women are d'Arc or queen": ({ lords }) =>
    lords.every(({ lord, isMaid, crowns }) => isWoman(lord) || (!isMaid && !crowns.includes("queen"))),
  "marriages are mutual, and between two families": (state) =>
    state.lords.every(({ lord, spouse, seat }) => {
      const other = spouse === null ? undefined : lordIn(state, spouse);
      return spouse === null || (other?.spouse === lord && other.seat !== seat && isWoman(spouse) !== isWoman(lord));
    }),
  "prisoners are guarded by another family that is there": (state) =>
    state.lords.every(
      ({ guard, seat, village }) => guard === null || (guard !== seat && isPresent(state, village, guard)),
    ),
  "a village has two mills at most": ({ places }) => places.every(({ mills }) => mills <= 2),
  "a family in control of a village is there": (state) =>
    state.places.every(({ village, holder }) => holder === null || isPresent(state, village, holder)),
  "calamities and bonuses of a kind strike once": ({ sees }) =>
    sees.every(({ calamities, boons }) => isOnce(calamities) && isOnce(boons)),
  "relics are those of the box": ({ relics }) =>
    isOnce(relics.map(({ relic }) => relic)) && relics.every(({ relic }) => pieces.relics.includes(relic)),
};
const isPopeOrKing = ({ crowns }: Lord) => crowns.includes("pope") || crowns.includes("king");
