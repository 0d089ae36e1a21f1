import { SeeNumber } from "../../fief-shared/pieces/map-text.tsx";
import {
  Mill,
  VillageMark as SharedVillageMark,
  type VillageMarkState,
} from "../../fief-shared/pieces/village-mark.tsx";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

/** The distances of the mills from the circle; there are two at most. */
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
        <SeeNumber x="9" y="4">
          {numerals[onMap(shown.village).bishopric]}
        </SeeNumber>
      }
      works={(radius) =>
        millPlaces.slice(0, shown.mills).map((place) => <Mill key={place} piece="mill" x={radius + place} size={20} />)
      }
    />
  );
}
