import type { Chance } from "../../../../core/chance.ts";
import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { isAlike } from "../../evolve/changes.ts";
import { changedBand, changedFamily, changedPlace, changedState } from "../../evolve/clone.ts";
import { isFaceDown } from "../../model/fog.ts";
import { sees } from "../../model/hidden.ts";
import { at, type Family, type Place, pawnsIn, type State, seatsOf, troopsOf } from "../../model/state.ts";
import type { Band, VillageId } from "../../model/types.ts";
import { mustersOf, unitsMax } from "../../rules/trade/purchases.ts";

type Kind = "sergeants" | "knights";

/** Face-down pawns change places within their family. */
export function redealtTroops(state: State, audience: Audience, chance: Chance): State {
  const foreign = seatsOf(state).filter((seat) => !sees(audience, seat));
  const manned = changedState(state, { places: placesDealt(state, audience, foreign, chance) });
  return changedState(manned, {
    families: state.families.map((family, seat) =>
      foreign.includes(seat) ? musteredAnew(state, seat, family, chance) : family,
    ),
    march: marchDealt(manned, foreign, chance),
  });
}

function placesDealt(state: State, audience: Audience, foreign: readonly Seat[], chance: Chance): readonly Place[] {
  const isHidden = (village: VillageId, band: Band) => isFaceDown(state, village, band, audience);
  const pools = foreign.map((seat) => {
    const bands = state.places.flatMap(({ village, bands: all }) =>
      all.filter((band) => band.seat === seat && isHidden(village, band)),
    );
    return { seat, kinds: [...chance.shuffle(kindsIn(troopsOf(bands)))] };
  });
  const poolOf = (seat: Seat) => pools.find((pool) => pool.seat === seat)?.kinds ?? [];
  return state.places.map((place) =>
    place.bands.some((band) => isHidden(place.village, band))
      ? changedPlace(place, {
          bands: place.bands.map((band) =>
            isHidden(place.village, band)
              ? changedBand(band, counted(poolOf(band.seat).splice(0, pawnsIn(band))))
              : band,
          ),
        })
      : place,
  );
}

const kindsIn = ({ sergeants, knights }: Pick<Band, Kind>): readonly Kind[] => [
  ...Array.from({ length: sergeants }, () => "sergeants" as const),
  ...Array.from({ length: knights }, () => "knights" as const),
];
const counted = (kinds: readonly Kind[]) => ({
  sergeants: kinds.filter((kind) => kind === "sergeants").length,
  knights: kinds.filter((kind) => kind === "knights").length,
});

/** The same pawns, bought for other villages. */
function musteredAnew(state: State, seat: Seat, family: Family, chance: Chance): Family {
  const villages = mustersOf(state, seat);
  const kinds = kindsIn(troopsOf(family.muster));
  if (kinds.length === 0 || kinds.length > villages.length * unitsMax) return family;
  const stalls = chance.shuffle(villages.flatMap((village) => Array.from({ length: unitsMax }, () => village)));
  const posted = kinds.map((kind, index) => ({ village: stalls[index] as VillageId, ...counted([kind]) }));
  const units = (village: VillageId) => posted.filter((post) => post.village === village).length;
  const used = villages.filter((village) => units(village) > 0);
  const recruits = used.map((village) => ({ village, units: units(village) }));
  return changedFamily(family, { muster: posted, recruits });
}

/** Those who ask for permission are among those who are there. */
function marchDealt(state: State, foreign: readonly Seat[], chance: Chance): State["march"] {
  const { march } = state;
  // Riders are seen by all.
  const isRide = state.lords.some(({ lord, isRiding }) => isRiding && march?.lords.includes(lord));
  if (march === null || isRide || !foreign.includes(march.seat)) return march;
  const standing = at(state, march.from).bands;
  const bands = march.bands.map((band) => {
    const whole = standing.find((one) => isAlike(one, band) && pawnsIn(one) >= pawnsIn(band));
    return whole === undefined
      ? band
      : changedBand(band, counted(chance.shuffle(kindsIn(whole)).slice(0, pawnsIn(band))));
  });
  return { ...march, bands };
}
