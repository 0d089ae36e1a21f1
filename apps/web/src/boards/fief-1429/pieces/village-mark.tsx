import { VillageMark as SharedVillageMark, type VillageMarkState } from "../../fief-shared/pieces/village-mark.tsx";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** The distances of the mills from the seal; there are two at most. */
const millPlaces = [8, 26];
const numerals = ["", "I", "II", "III", "IV", "V"];

interface VillageMarkProps extends VillageMarkState {
  readonly shown: VillageShown;
}

export function VillageMark({ shown, ...props }: VillageMarkProps) {
  return (
    <SharedVillageMark
      {...props}
      village={onMap(shown.village)}
      isBesieged={shown.isBesieged}
      building={shown.building ?? "house"}
      holder={shown.controller}
      see={
        <text className="see-number" x="9" y="4">
          {numerals[onMap(shown.village).bishopric]}
        </text>
      }
      works={(radius) =>
        millPlaces.slice(0, shown.mills).map((place) => (
          <g key={place} transform={`translate(${radius + place} -14)`}>
            <circle className="mill-disc" r="11.5" />
            <use href="#fief-mill" x="-10" y="-10.5" width="20" height="20" />
          </g>
        ))
      }
    />
  );
}
