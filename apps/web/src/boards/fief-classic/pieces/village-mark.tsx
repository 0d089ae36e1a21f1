import type { Highlight } from "../../fief-shared/pieces/rings.tsx";
import { VillageMark as MarkOfVillage } from "../../fief-shared/pieces/village-mark.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { VillageShown } from "../game.ts";
import { onMap } from "../realm/realm.ts";

interface VillageMarkProps {
  readonly shown: VillageShown;
  readonly highlight: Highlight | null;
  readonly isChanged: boolean;
}

export function VillageMark({ shown, ...props }: VillageMarkProps) {
  const { name, isChiefTown } = onMap(shown.village);
  return (
    <MarkOfVillage
      {...props}
      name={name}
      at={places[shown.village]}
      isChiefTown={isChiefTown}
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
