import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import { Disc, DiscSign } from "../../fief-shared/pieces/disc.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { BishopricShown } from "../game.ts";
import { chiefTownOf } from "../realm/realm.ts";

/** Above a chief town: whose bishop governs, the disasters and boons of the bishopric, and who levies its tithe. */
export function SeeSigns({ see }: { readonly see: BishopricShown }) {
  const town = chiefTownOf(see.bishopric);
  if (town === undefined) return null;
  const [x, y] = places[town];
  const signs = [
    ...see.calamities.map((name) => ({ name, kind: "calamity" as const })),
    ...see.boons.map((name) => ({ name, kind: "boon" as const })),
  ];
  const width = signs.length * 23 + (see.tithe === null ? 0 : 38);
  return (
    <g transform={`translate(${x} ${y - 31})`}>
      {see.seat === null ? null : <use href={`#s-${tinctureOf(see.seat)}`} x="-23" y="-14" width="15" height="18" />}
      <g transform={`translate(${11 - width / 2} -26)`}>
        {signs.map(({ name, kind }, place) => (
          <g key={name} transform={`translate(${place * 23} 0)`}>
            <Disc kind={kind} r="11" />
            <DiscSign href={`#fief-${name}`} />
          </g>
        ))}
        {see.tithe === null ? null : (
          <g transform={`translate(${signs.length * 23} 0)`}>
            <Disc r="11" />
            <use href="#fief-purse" x="-8" y="-8.500" width="16" height="16" />
            <use href={`#s-${tinctureOf(see.tithe.seat)}`} x="12" y="-9" width="15" height="18" />
          </g>
        )}
      </g>
    </g>
  );
}
