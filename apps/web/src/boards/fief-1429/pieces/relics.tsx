import { Disc } from "../../fief-shared/pieces/disc.tsx";
import { SeeNumber } from "../../fief-shared/pieces/map-text.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { View } from "../game.ts";

/** The relics in each village: a reliquary, and how many there are. */
export function Relics({ view }: { readonly view: View }) {
  const villages = [...new Set(view.relics.map(({ village }) => village))];
  return villages.map((village) => {
    const [x, y] = places[village];
    const count = view.relics.filter((relic) => relic.village === village).length;
    return (
      <g key={village} transform={`translate(${x - 32} ${y + 17})`}>
        <Disc r="11" />
        <use href="#fief-relic" x="-8" y="-8" width="16" height="16" />
        {count === 1 ? null : (
          <SeeNumber x="11" y="5">
            {count}
          </SeeNumber>
        )}
      </g>
    );
  });
}
