import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import type { Translate } from "../../board.ts";
import { Disc } from "../../fief-shared/pieces/disc.tsx";
import { TitleHolder } from "../../fief-shared/pieces/map-text.tsx";
import type { FiefShown } from "../game.ts";
import { fiefPlates } from "../realm/fief-plates.ts";

/** Below the name of a fief: who holds its title, and who levies the taille there. */
export function FiefHolder({ t, fief }: { readonly t: Translate; readonly fief: FiefShown }) {
  const plate = fiefPlates.find((one) => one.fief === fief.fief);
  if (plate === undefined || (fief.holder === null && fief.taille === null)) return null;
  const [x, y] = plate.at;
  const name = fief.holder === null ? "" : t(`lord.${fief.holder}`);
  const nameWidth = fief.seat === null ? 0 : 22 + name.length * 7;
  const start = 0 - (nameWidth + (fief.taille === null ? 0 : 40)) / 2;
  return (
    <g transform={`translate(${x + start} ${y + 14})`}>
      {fief.seat === null ? null : (
        <>
          <use href={`#l-${tinctureOf(fief.seat)}`} x="0" y="-4" width="18" height="25" />
          <TitleHolder x="20" y="14">
            {name}
          </TitleHolder>
        </>
      )}
      {fief.taille === null ? null : (
        <g transform={`translate(${nameWidth + 4} 0)`}>
          <Disc cx="9" cy="9" r="10" />
          <use href="#fief-purse" x="1" y="0.5" width="16" height="16" />
          <use href={`#s-${tinctureOf(fief.taille)}`} x="20" y="0" width="15" height="18" />
        </g>
      )}
    </g>
  );
}
