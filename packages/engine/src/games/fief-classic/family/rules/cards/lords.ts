import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { atlas } from "../../model/atlas.ts";
import { askedAgain, type ChoiceOf, type RuleOfMove } from "../../model/flow.ts";
import { isLordCard } from "../../model/lord-cards.ts";
import { at, familyOf, ownerOf, type State, stanceOf } from "../../model/state.ts";
import type { Fact, FactOf, VillageId } from "../../model/types.ts";

/** Where a lord may come into play, and before which road if not in the village. */
export type Haven = Readonly<{ village: VillageId; road: VillageId | null }>;
export type Havens = (state: State, seat: Seat) => readonly Haven[];

// FC-6.1
export const playLordInto = (havens: Havens): RuleOfMove<"playLord"> =>
  during("playing", {
    rule: "FC-6.1",
    choices({ state, seat }): readonly ChoiceOf<"playLord">[] {
      const lords = familyOf(state, seat).hand.filter(isLordCard);
      if (lords.length === 0) return [];
      const villages = havens(state, seat).map(({ village }) => village);
      if (villages.length > 0) {
        return [{ type: "playLord", fields: { lord: { oneOf: lords }, village: { oneOf: villages } } }];
      }
      // FC-6.3
      return [
        {
          type: "playLord",
          fields: { lord: { oneOf: lords }, village: { oneOf: atlas.villages } },
          blockedBy: "FC-6.3",
        },
      ];
    },
    facts(position, { lord, village }) {
      const { state, seat } = position;
      const haven = havenIn(havens(state, seat), village);
      return [...arrivalOf(state, seat, { lord, haven, from: "hand" }), askedAgain(position)];
    },
  });

export const havenIn = (havens: readonly Haven[], village: VillageId): Haven =>
  havens.find((haven) => haven.village === village) ?? inVillage(village);

/** Who comes into play, where, and which card brings him. */
type Arrival = Readonly<{ haven: Haven }> & Pick<FactOf<"LordArrived">, "lord" | "from">;
export const arrivalOf = (state: State, seat: Seat, { lord, haven, from }: Arrival): readonly Fact[] => [
  { type: "LordArrived", seat, lord, ...haven, from },
  ...joinedBy(state, seat, haven),
];

/** Those of his family who stood before a free village go in with him. FC-10.13 */
const joinedBy = (state: State, seat: Seat, { village, road }: Haven): readonly Fact[] =>
  road === null && stanceOf(at(state, village), seat) !== undefined ? [{ type: "Entered", seat, village }] : [];

export const inVillage = (village: VillageId): Haven => ({ village, road: null });
export const villagesHeld = ({ places }: State, seat: Seat): readonly VillageId[] =>
  places.filter(({ holder }) => holder === seat).map(({ village }) => village);
export const castlesHeld = (state: State, seat: Seat): readonly VillageId[] =>
  villagesHeld(state, seat).filter((village) => at(state, village).hasCastle);
/** A village that belongs to no one, neither by pawns nor by a fief. */
export const isFree = (state: State, village: VillageId): boolean => ownerOf(state, village) === null;
