import { places, type VillageName } from "../realm/places.ts";

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
      <circle className="disc calamity" r="12" />
      <use className="on-disc" href={href} x="-8" y="-8" width="16" height="16" />
    </g>
  );
}
