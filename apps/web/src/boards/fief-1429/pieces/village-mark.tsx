import { tinctureOf } from "../../../ui/tincture.ts";
import { GiltRing, type Light, Stakes } from "../../fief-shared/pieces/rings.tsx";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** How far a mill stands from the seal; there are two at most. */
const millPlaces = [8, 26];

interface VillageMarkProps {
  readonly shown: VillageShown;
  readonly light: Light | null;
  /** Whether something changed here by what happened last. */
  readonly isTouched: boolean;
}

/** A village as it stands: what is built there, whose it is, its mills, and the stakes of a siege. */
export function VillageMark({ shown, light, isTouched }: VillageMarkProps) {
  const { name, at, isChiefTown, bishopric } = onMap(shown.village);
  const [x, y] = at;
  const radius = isChiefTown ? 23 : 17;
  const { building, controller, mills } = shown;
  return (
    <g className="village" transform={`translate(${x} ${y})`}>
      {light === null ? null : <GiltRing radius={radius + 7} light={light} />}
      {isTouched ? <circle className="touched" r={radius + 13} /> : null}
      <circle className="seal-edge" r={radius + 2.5} />
      <circle className="seal" r={radius} />
      {isChiefTown ? <circle className="seal-ring" r={radius - 3.5} /> : null}
      {shown.isBesieged ? <Stakes radius={radius + 6} /> : null}
      <use href={`#fief-${building ?? "house"}`} x="-12" y="-13" width="24" height="24" />
      {isChiefTown ? <SeeMark number={bishopric} top={0 - radius} /> : null}
      {controller === null ? null : (
        <use href={`#s-${tinctureOf(controller)}`} x={-13 - radius} y="-24" width="21" height="25" />
      )}
      {millPlaces.slice(0, mills).map((place) => (
        <g key={place} transform={`translate(${radius + place} -14)`}>
          <circle className="mill-disc" r="11.5" />
          <use href="#fief-mill" x="-10" y="-10.5" width="20" height="20" />
        </g>
      ))}
      <text className={isChiefTown ? "village-name chief" : "village-name"} y={radius + 17}>
        {name}
      </text>
    </g>
  );
}

const numerals = ["", "I", "II", "III", "IV", "V"];

/** The mitre and the number of a bishopric over its chief town. */
function SeeMark({ number, top }: { readonly number: number; readonly top: number }) {
  return (
    <g transform={`translate(0 ${top - 8})`}>
      <path className="mitre" d="M-6 5V-1Q-6-7 0-12 6-7 6-1V5Z" />
      <path className="mitre-band" d="M-6 2H6M0-12V2M-3-3H3" />
      <text className="see-number" x="9" y="4">
        {numerals[number]}
      </text>
    </g>
  );
}
