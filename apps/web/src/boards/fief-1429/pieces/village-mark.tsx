import { SeeNumber } from "../../fief-shared/pieces/map-text.tsx";
import { VillageMark as SharedVillageMark, type VillageMarkState } from "../../fief-shared/pieces/village-mark.tsx";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

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
      works={{ pieces: Array.from({ length: shown.mills }, () => "mill"), size: 20, step: 18 }}
    />
  );
}
