import { tinctureOf } from "../../../ui/tincture.ts";
import { GiltRing, type Light, Stakes } from "../../fief-shared/pieces/rings.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

interface VillageMarkProps {
  readonly shown: VillageShown;
  readonly light: Light | null;
  /** Whether something changed here by what happened last. */
  readonly isTouched: boolean;
}

/** A village as it stands: what is built there, whose it is, its mills and presses, and the stakes of a siege. */
export function VillageMark({ shown, light, isTouched }: VillageMarkProps) {
  const { name, isChiefTown } = onMap(shown.village);
  const [x, y] = places[shown.village];
  const radius = isChiefTown ? 23 : 17;
  const { holder, isOccupied } = shown;
  return (
    <g className="village" transform={`translate(${x} ${y})`}>
      {light === null ? null : <GiltRing radius={radius + 7} light={light} />}
      {isTouched ? <circle className="touched" r={radius + 13} /> : null}
      <circle className="seal-edge" r={radius + 2.5} />
      <circle className="seal" r={radius} />
      {isChiefTown ? <circle className="seal-ring" r={radius - 3.5} /> : null}
      {shown.isBesieged ? <Stakes radius={radius + 6} /> : null}
      <use href={`#fief-${buildingOf(shown)}`} x="-12" y="-13" width="24" height="24" />
      {isChiefTown ? <Mitre top={0 - radius} /> : null}
      {holder === null ? null : (
        <use
          href={`#s-${tinctureOf(holder)}`}
          className={isOccupied ? undefined : "vacated"}
          x={-13 - radius}
          y="-24"
          width="21"
          height="25"
        />
      )}
      <Works shown={shown} radius={radius} />
      <text className={isChiefTown ? "village-name chief" : "village-name"} y={radius + 17}>
        {name}
      </text>
    </g>
  );
}

function buildingOf({ hasCastle, isCapital }: VillageShown): "capital" | "castle" | "house" {
  if (!hasCastle) return "house";
  return isCapital ? "capital" : "castle";
}

/** Mills and presses, three together at most. */
function Works({ shown, radius }: { readonly shown: VillageShown; readonly radius: number }) {
  const { mills, presses } = shown;
  const works = Array.from({ length: mills + presses }, (_, place) => ({
    key: place < mills ? `mill ${place}` : `press ${place}`,
    piece: place < mills ? "mill" : "press",
    x: radius + 8 + place * 17,
  }));
  return works.map(({ key, piece, x }) => (
    <g key={key} transform={`translate(${x} -14)`}>
      <circle className="mill-disc" r="11" />
      <use href={`#fief-${piece}`} x="-9" y="-9.5" width="18" height="18" />
    </g>
  ));
}

/** Over the village that gives a bishopric its name. */
function Mitre({ top }: { readonly top: number }) {
  return (
    <g transform={`translate(0 ${top - 8})`}>
      <path className="mitre" d="M-6 5V-1Q-6-7 0-12 6-7 6-1V5Z" />
      <path className="mitre-band" d="M-6 2H6M0-12V2M-3-3H3" />
    </g>
  );
}
