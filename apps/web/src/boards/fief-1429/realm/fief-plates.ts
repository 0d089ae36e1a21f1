import { namePlaces } from "../../fief-shared/realm/places.ts";
import { fiefsOnMap } from "./realm.ts";

export const fiefPlates = fiefsOnMap.map(({ id, rank }) => ({ fief: id, rank, at: namePlaces[id] }));
