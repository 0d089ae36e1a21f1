import { atlas, regionOnMap } from "../family/model/atlas.ts";
import { homeOf } from "../family/rules/beginning.ts";
import { castlesHeld, type Havens, inVillage, isFree, villagesHeld } from "../family/rules/cards/lords.ts";

// FC-6.1: in a castle; without one in any free village, those of the home first; FC-6.3: else in a village held.
export const havens: Havens = (state, seat) => {
  const castles = castlesHeld(state, seat);
  if (castles.length > 0) return castles.map(inVillage);
  const home = regionOnMap(homeOf(state, seat)).villages;
  const abroad = atlas.villages.filter((village) => !home.includes(village));
  const free = [...home, ...abroad].filter((village) => isFree(state, village));
  return (free.length > 0 ? free : villagesHeld(state, seat)).map(inVillage);
};
