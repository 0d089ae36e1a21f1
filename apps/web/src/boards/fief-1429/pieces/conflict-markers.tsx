import type { View } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** Crossed swords where a battle is fought, and a fire where a village revolts. */
export function ConflictMarkers({ view }: { readonly view: View }) {
  const { battle, revolt } = view;
  return (
    <>
      {battle === null ? null : <ConflictMarker village={battle.village} href="#m-swords" />}
      {revolt === null ? null : <ConflictMarker village={revolt.village} href="#m-warning" />}
    </>
  );
}

interface ConflictMarkerProps {
  readonly village: Parameters<typeof onMap>[0];
  readonly href: string;
}

function ConflictMarker({ village, href }: ConflictMarkerProps) {
  const [x, y] = onMap(village).at;
  return (
    <g transform={`translate(${x + 17} ${y + 15})`}>
      <circle className="disc calamity" r="12" />
      <use className="on-disc" href={href} x="-8" y="-8" width="16" height="16" />
    </g>
  );
}
