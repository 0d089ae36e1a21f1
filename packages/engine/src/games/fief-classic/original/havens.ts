import { atlas, regionOnMap } from "../family/model/atlas.ts";
import { homeOf } from "../family/rules/beginning.ts";
import { castlesHeld, type Havens, inVillage, isFree, villagesHeld } from "../family/rules/cards/lords.ts";

// FC-6.1: in a castle; without one in a free village of the home, else of anywhere; FC-6.3: else in a village held.
export const havens: Havens = (state, seat) => {
  const castles = castlesHeld(state, seat);
  if (castles.length > 0) return castles.map(inVillage);
  const atHome = regionOnMap(homeOf(state, seat)).villages.filter((village) => isFree(state, village));
  if (atHome.length > 0) return atHome.map(inVillage);
  const anywhere = atlas.villages.filter((village) => isFree(state, village));
  return (anywhere.length > 0 ? anywhere : villagesHeld(state, seat)).map(inVillage);
};
