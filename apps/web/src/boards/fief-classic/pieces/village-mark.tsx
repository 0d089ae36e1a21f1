import { VillageMark as SharedVillageMark, type VillageMarkState } from "../../fief-shared/pieces/village-mark.tsx";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

interface VillageMarkProps extends VillageMarkState {
  readonly shown: VillageShown;
}

export function VillageMark({ shown, ...props }: VillageMarkProps) {
  return (
    <SharedVillageMark
      {...props}
      village={onMap(shown.village)}
      isBesieged={shown.isBesieged}
      building={buildingOf(shown)}
      holder={shown.holder}
      isVacated={!shown.isOccupied}
      works={{ pieces: worksOf(shown), size: 18, step: 17 }}
    />
  );
}

function buildingOf({ hasCastle, isCapital }: VillageShown): "capital" | "castle" | "house" {
  if (!hasCastle) return "house";
  return isCapital ? "capital" : "castle";
}

/** Mills and presses, three together at most. */
const worksOf = ({ mills, presses }: VillageShown) => [
  ...Array.from({ length: mills }, () => "mill" as const),
  ...Array.from({ length: presses }, () => "press" as const),
];
