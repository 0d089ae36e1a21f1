import { namePlaces } from "../../fief-shared/realm/places.ts";
import { regionsOnMap } from "./realm.ts";

export const regionPlates = regionsOnMap.map(({ id, rank }) => ({ fief: id, rank, at: namePlaces[id] }));
