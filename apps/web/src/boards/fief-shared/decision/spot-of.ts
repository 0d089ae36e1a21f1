import type { Draft } from "../../board-model.ts";
import { places, type VillageName } from "../realm/places.ts";

export interface LordsOnMap {
  readonly view: { readonly lords: readonly { readonly lord: string; readonly village: VillageName }[] };
}

/** The village that a choice is about: where it leads, where it happens, or where its lord stands. */
export function spotOf({ view }: LordsOnMap, { to, village, city, lord }: Draft): VillageName | undefined {
  const named = [to, village, city].find((name) => typeof name === "string" && name in places);
  return (named as VillageName | undefined) ?? view.lords.find((one) => one.lord === lord)?.village;
}
