import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import { Disc } from "../../fief-shared/pieces/disc.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { SeeShown } from "../game.ts";

/** Above the village that gives a bishopric its name: whose bishop governs, and who levies its tithe. */
export function SeeSigns({ shown }: { readonly shown: SeeShown }) {
  const [x, y] = places[shown.see];
  return (
    <g transform={`translate(${x} ${y - 31})`}>
      {shown.seat === null ? null : (
        <use href={`#s-${tinctureOf(shown.seat)}`} x="-23" y="-14" width="15" height="18" />
      )}
      {shown.tithe === null ? null : (
        <g transform="translate(-8 -26)">
          <Disc r="11" />
          <use href="#fief-purse" x="-8" y="-8.500" width="16" height="16" />
          <use href={`#s-${tinctureOf(shown.tithe)}`} x="12" y="-9" width="15" height="18" />
        </g>
      )}
    </g>
  );
}
