import { namePlaces } from "../../fief-shared/realm/places.ts";
import { regionsOnMap } from "./realm.ts";

export const regionPlates = regionsOnMap.map(({ region, rank }) => ({ fief: region, rank, at: namePlaces[region] }));
