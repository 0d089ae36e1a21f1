import type { Seat } from "../../../core/ruleset.ts";
import { hasPlague } from "../model/control.ts";
import { at, bandsAt, familyOf, type Post, pawnsIn, type State } from "../model/state.ts";
import type { Band, FactOf, VillageId } from "../model/types.ts";
import { withLossInBattle } from "./battles.ts";
import {
  type EvolversOf,
  joined,
  withBand,
  withEcus,
  withFamily,
  withLord,
  withLords,
  withoutBand,
  withPlace,
} from "./changes.ts";
import { changedBand } from "./clone.ts";

/** What is in the villages, and which family holds it. */
export const groundEvolvers: EvolversOf<
  | "ControlChanged"
  | "TroopsLost"
  | "TroopsTested"
  | "PlagueTested"
  | "TroopsReplaced"
  | "SiegeLaid"
  | "SiegeTightened"
  | "SiegeBroken"
  | "SiegeLifted"
  | "GuestAdmitted"
  | "MillsPillaged"
  | "LordCaptured"
  | "LordReleased"
  | "PrisonerFreed"
  | "PrisonerHandedOver"
  | "LordHoused"
  | "Recruited"
  | "MusterPlaced"
  | "TroopsShown"
  | "MillBuilt"
  | "CastleBuilt"
> = {
  ControlChanged: (state, { village, to }) =>
    settledIn(withPlace(state, village, { holder: to, guests: [] }), village, to),
  TroopsLost: fallen,
  TroopsTested: (state, { seat, village, isEntry }) =>
    withPlace(state, village, {
      bands: joined(at(state, village).bands, (band) =>
        band.seat === seat && (!isEntry || band.steps > 0) ? changedBand(band, { hasFacedPlague: true }) : band,
      ),
    }),
  PlagueTested: (state, { lord }) => withLord(state, lord, { hasFacedPlague: true }),
  TroopsReplaced: (state, { village, from, to, sergeants, knights }) => {
    const bands = at(state, village).bands.filter(({ seat }) => seat !== from);
    const fresh = { seat: to, sergeants, knights, steps: 0, road: null, hasFacedPlague: false, isRiding: false };
    return withPlace(state, village, { bands: withBand(bands, fresh) });
  },

  SiegeLaid: (state, { seat, village }) =>
    withPlace(state, village, {
      engines: [...at(state, village).engines, { seat, shows: 1, since: state.table.turn }],
    }),
  SiegeTightened: (state, { seat, village }) =>
    withPlace(state, village, {
      engines: at(state, village).engines.map((engine) => (engine.seat === seat ? { ...engine, shows: 2 } : engine)),
    }),
  SiegeBroken: withoutEngine,
  SiegeLifted: withoutEngine,
  GuestAdmitted: (state, { village, guest }) =>
    settledIn(withPlace(state, village, { guests: [...at(state, village).guests, guest] }), village, guest),
  MillsPillaged: (state, { seat, village, mills }) =>
    withEcus(withPlace(state, village, { mills: at(state, village).mills - mills }), seat, mills),

  LordCaptured: (state, { lord, by, village }) =>
    withLord(state, lord, { guard: by, village, road: null, isRiding: false, isAway: false }),
  LordReleased: (state) => state,
  PrisonerFreed: (state, { lord }) => withLord(state, lord, { guard: null, isAway: true, road: null, isRiding: false }),
  PrisonerHandedOver: (state, { lord, to }) => withLord(state, lord, { guard: to }),
  LordHoused: (state, { lord, village }) =>
    withLord(state, lord, ({ hasFacedPlague }) => ({
      village,
      isAway: false,
      road: null,
      hasFacedPlague: hasFacedPlague || hasPlague(state, village),
    })),

  Recruited: recruited,
  MusterPlaced: (state, { seat, posts }) =>
    withFamily(
      posts.reduce((manned, post) => withRecruits(manned, seat, post), state),
      seat,
      { muster: [] },
    ),
  TroopsShown: (state) => state,
  MillBuilt: (state, { seat, village, ecus }) =>
    withEcus(withPlace(state, village, { mills: at(state, village).mills + 1 }), seat, 0 - ecus),
  CastleBuilt: (state, { seat, village, ecus }) =>
    withEcus(withPlace(state, village, { building: "castle" }), seat, 0 - ecus),
};

/** A family that takes a village no longer stands before it. */
function settledIn(state: State, village: VillageId, seat: number | null): State {
  const place = at(state, village);
  const isBefore = (one: { readonly seat: number; readonly road: VillageId | null }) =>
    one.seat === seat && one.road !== null;
  const lords = withLords(state, (lord) => lord.village === village && isBefore(lord), { road: null });
  if (!place.bands.some(isBefore)) return lords;
  const bands = joined(place.bands, (band) => (isBefore(band) ? changedBand(band, { road: null }) : band));
  return withPlace(lords, village, { bands });
}

/** The riders alone in a ride, the newcomers alone in a plague that they entered. */
function withoutEngine(state: State, { seat, village }: FactOf<"SiegeBroken"> | FactOf<"SiegeLifted">): State {
  const engines = at(state, village).engines.filter((engine) => engine.seat !== seat);
  return withPlace(state, village, engines.length === 0 ? { engines, guests: [] } : { engines });
}

function fallen(state: State, loss: FactOf<"TroopsLost">): State {
  const { seat, village, sergeants, knights, isRiding, isEntry } = loss;
  let left = { sergeants, knights };
  let { bands } = at(state, village);
  for (const band of bandsAt(state, village, seat)) {
    if (isRiding && !band.isRiding) continue;
    if (isEntry && (band.steps === 0 || band.hasFacedPlague)) continue;
    const lost: Band = {
      ...band,
      sergeants: Math.min(left.sergeants, band.sergeants),
      knights: Math.min(left.knights, band.knights),
    };
    if (pawnsIn(lost) === 0) continue;
    left = { sergeants: left.sergeants - lost.sergeants, knights: left.knights - lost.knights };
    bands = withoutBand(bands, lost);
  }
  return withLossInBattle(withPlace(state, village, { bands }), loss);
}

function recruited(state: State, { seat, village, sergeants, knights, ecus, isHidden }: FactOf<"Recruited">): State {
  const { recruits, muster } = familyOf(state, seat);
  const units = sergeants + knights + (recruits.find((one) => one.village === village)?.units ?? 0);
  const others = recruits.filter((one) => one.village !== village);
  const post = { village, sergeants, knights };
  const paid = withFamily(withEcus(state, seat, 0 - ecus), seat, { recruits: [...others, { village, units }] });
  return isHidden ? withFamily(paid, seat, { muster: [...muster, post] }) : withRecruits(paid, seat, post);
}

function withRecruits(state: State, seat: Seat, { village, sergeants, knights }: Post): State {
  // F1429-7.8: they were found among the survivors.
  const hasFacedPlague = hasPlague(state, village);
  const fresh: Band = { seat, sergeants, knights, steps: 0, road: null, hasFacedPlague, isRiding: false };
  return withPlace(state, village, { bands: withBand(at(state, village).bands, fresh) });
}
