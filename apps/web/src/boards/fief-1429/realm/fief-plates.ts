import { namePlaces } from "../../fief-shared/realm/places.ts";
import { fiefsOnMap } from "./realm.ts";

export const fiefPlates = fiefsOnMap.map(({ fief, rank }) => ({ fief, rank, at: namePlaces[fief] }));
