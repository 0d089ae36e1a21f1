import {
  Mill,
  VillageMark as SharedVillageMark,
  type VillageMarkState,
} from "../../fief-shared/pieces/village-mark.tsx";
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
      works={(radius) => <Works shown={shown} radius={radius} />}
    />
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
    piece: place < mills ? ("mill" as const) : ("press" as const),
    x: radius + 8 + place * 17,
  }));
  return works.map(({ key, piece, x }) => <Mill key={key} piece={piece} x={x} size={18} />);
}
