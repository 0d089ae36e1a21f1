import { places, type VillageName } from "../realm/places.ts";
import { Disc, DiscSign } from "./disc.tsx";

interface ConflictMarkerProps {
  readonly village: VillageName;
  /** The symbol to draw. */
  readonly href: string;
}

/** A sign at a village where there is a battle or a revolt. */
export function ConflictMarker({ village, href }: ConflictMarkerProps) {
  const [x, y] = places[village];
  return (
    <g transform={`translate(${x + 17} ${y + 15})`}>
      <Disc kind="calamity" r="12" />
      <DiscSign href={href} />
    </g>
  );
}
