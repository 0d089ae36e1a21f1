import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import type { Translate } from "../../board.ts";
import { Disc, DiscSign } from "../../fief-shared/pieces/disc.tsx";
import { TitleHolder } from "../../fief-shared/pieces/map-text.tsx";
import type { RegionShown } from "../game.ts";
import { regionPlates } from "../realm/region-plates.ts";

/** Next to the name of a region: who holds its title, who levies the tax there, and its disasters. */
export function RegionSigns({ t, shown }: { readonly t: Translate; readonly shown: RegionShown }) {
  const plate = regionPlates.find(({ fief }) => fief === shown.region);
  if (plate === undefined) return null;
  const [x, y] = plate.at;
  return (
    <>
      <Holder t={t} shown={shown} at={`translate(${x} ${y + 14})`} />
      <DisasterIcons shown={shown} at={`translate(${x} ${y - 47})`} />
    </>
  );
}

interface SignsProps {
  readonly shown: RegionShown;
  /** Where its middle is. */
  readonly at: string;
}

function Holder({ t, shown: { title, tax }, at }: SignsProps & { readonly t: Translate }) {
  if (title === null && tax === null) return null;
  const name = title === null || title.lord === null ? "" : t(`lord.${title.lord}`);
  const nameWidth = title === null ? 0 : 22 + name.length * 7;
  const start = 0 - (nameWidth + (tax === null ? 0 : 40)) / 2;
  return (
    <g transform={at}>
      {title === null ? null : (
        <>
          <use href={`#l-${tinctureOf(title.seat)}`} x={start} y="-4" width="18" height="25" />
          <TitleHolder x={start + 20} y="14">
            {name}
          </TitleHolder>
        </>
      )}
      {tax === null ? null : (
        <g transform={`translate(${start + nameWidth + 4} 0)`}>
          <Disc cx="9" cy="9" r="10" />
          <use href="#fief-purse" x="1" y="0.5" width="16" height="16" />
          <use href={`#s-${tinctureOf(tax)}`} x="20" y="0" width="15" height="18" />
        </g>
      )}
    </g>
  );
}

function DisasterIcons({ shown: { curses, hasRevolted }, at }: SignsProps) {
  const signs = [...curses, ...(hasRevolted ? ["revolt"] : [])];
  return (
    <g transform={at}>
      {signs.map((sign, place) => (
        <g key={sign} transform={`translate(${place * 25 - (signs.length - 1) * 12.5} 0)`}>
          <Disc kind="calamity" r="11" />
          <DiscSign href={`#fief-${sign}`} />
        </g>
      ))}
    </g>
  );
}
