import type { Audience } from "../../../core/ruleset.ts";
import { bishopricOnMap, fiefOnMap, priceOf } from "../model/atlas.ts";
import { controllerOf, isBesieged, isWhollyControlled } from "../model/control.ts";
import { bandShown } from "../model/fog.ts";
import { bishopOf, holderOf } from "../model/offices.ts";
import type { Fief, Place, See, State } from "../model/state.ts";
import type { View } from "../model/types.ts";
import { millsPay, titheIn } from "../rules/income.ts";

export function villageShown(state: State, place: Place, audience: Audience): View["villages"][number] {
  const { village, holder, building, mills, bands, engines, guests } = place;
  const controller = controllerOf(state, village);
  const pays = controller === null || isBesieged(place) ? 0 : 1 + millsPay(state, village);
  return {
    village,
    controller,
    isOccupied: holder !== null,
    building,
    mills,
    bands: bands.map((band) => bandShown(state, village, band, audience)),
    engines: engines.map(({ seat, shows }) => ({ seat, shows })),
    guests,
    isBesieged: isBesieged(place),
    pays,
  };
}

export function fiefShown(state: State, { fief, city, taille }: Fief): View["fiefs"][number] {
  const holder = holderOf(state, fief);
  return {
    fief,
    rank: fiefOnMap(fief).rank,
    price: priceOf(fief),
    holder: holder?.lord ?? null,
    seat: holder?.seat ?? null,
    city,
    taille: taille?.seat ?? null,
  };
}

export function bishopricShown(state: State, { bishopric, calamities, boons }: See): View["bishoprics"][number] {
  const bishop = bishopOf(state, bishopric);
  const tithe = titheIn(state, bishopric);
  return {
    bishopric: bishopricOnMap(bishopric).bishopric,
    bishop: bishop?.lord ?? null,
    seat: bishop?.seat ?? null,
    calamities,
    boons,
    tithe: tithe === undefined ? null : { seat: tithe.seat, by: tithe.by },
    isWhollyControlled: isWhollyControlled(state, bishopric),
  };
}
