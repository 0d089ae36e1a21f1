import type { Band, Lord, View, VillageId } from "../game.ts";

/** The lords and troops of one family in one place: in a village, or before it on the road they came by. */
export interface Company {
  readonly key: string;
  readonly village: VillageId;
  readonly seat: number;
  readonly road: VillageId | null;
  readonly lords: readonly Lord[];
  /** Lords of other families that this family guards here. */
  readonly prisoners: readonly Lord[];
  readonly sergeants: number;
  readonly knights: number;
  /** Pawns that lie face down in the fog. */
  readonly faceDown: number;
  /** What its siege engine shows; null without one. */
  readonly engine: number | null;
}

/** All companies on the map, village by village. */
export function companiesOf(view: View): readonly Company[] {
  return view.villages.flatMap(({ village }) => companiesAt(view, village));
}

export function companiesAt(view: View, village: VillageId): readonly Company[] {
  const lords = view.lords.filter((lord) => lord.village === village && lord.guard === null);
  const prisoners = view.lords.filter((lord) => lord.village === village && lord.guard !== null);
  const place = view.villages.find((one) => one.village === village);
  const bands = place?.bands ?? [];
  const stands = [
    ...bands.map(({ seat, road }) => ({ seat, road })),
    ...lords.map(({ seat, road }) => ({ seat, road })),
    ...prisoners.map(({ guard, road }) => ({ seat: guard ?? 0, road })),
  ];
  const spots = new Map(stands.map((stand) => [`${stand.seat} ${stand.road}`, stand]));
  return [...spots.values()].map(({ seat, road }, index, all) => ({
    key: `${village} ${seat} ${road}`,
    village,
    seat,
    road,
    lords: lords.filter((lord) => lord.seat === seat && lord.road === road),
    prisoners: prisoners.filter((lord) => lord.guard === seat && lord.road === road),
    ...troopsOf(bands.filter((band) => band.seat === seat && band.road === road)),
    // A family has one engine per village: it belongs to the first of its companies there.
    engine: all.findIndex((other) => other.seat === seat) === index ? engineOf(view, village, seat) : null,
  }));
}

const troopsOf = (bands: readonly Band[]) => ({
  sergeants: bands.reduce((sum, { sergeants }) => sum + (sergeants ?? 0), 0),
  knights: bands.reduce((sum, { knights }) => sum + (knights ?? 0), 0),
  faceDown: bands.reduce((sum, { pawns, sergeants }) => sum + (sergeants === null ? pawns : 0), 0),
});

function engineOf({ villages }: View, village: VillageId, seat: number): number | null {
  const engines = villages.find((one) => one.village === village)?.engines ?? [];
  return engines.find((engine) => engine.seat === seat)?.shows ?? null;
}
