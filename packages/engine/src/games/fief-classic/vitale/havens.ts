import { atlas, placeOf } from "../family/model/atlas.ts";
import { areAllied, at } from "../family/model/state.ts";
import { castlesHeld, type Haven, type Havens, inVillage, isFree } from "../family/rules/cards/lords.ts";

// FC-6.1: in a castle; without one, in a village of the family, in a free one, or before an ally's.
export const havens: Havens = (state, seat) => {
  const castles = castlesHeld(state, seat);
  if (castles.length > 0) return castles.map(inVillage);
  return atlas.villages.flatMap((village): readonly Haven[] => {
    const { holder } = at(state, village);
    if (holder === seat || isFree(state, village)) return [inVillage(village)];
    const [road = null] = placeOf(village).neighbours;
    return holder !== null && areAllied(state, seat, holder) ? [{ village, road }] : [];
  });
};
