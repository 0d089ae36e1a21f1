import type { BoardProps, Words } from "../../board.ts";
import { FiefMap as MapOfFief } from "../../fief-shared/map/fief-map.tsx";
import { actionLabel } from "../decision/labels.ts";
import type { Fief } from "../game.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { Route } from "../marching/route.tsx";
import { villageActionsOf } from "../marching/village-actions.ts";
import { Pieces } from "../pieces/pieces.tsx";
import { landDivision } from "../realm/areas.ts";
import { onMap } from "../realm/realm.ts";
import { VillageDetail } from "./village-detail.tsx";
import { describeVillage } from "./village-facts.ts";

interface FiefMapProps extends Pick<BoardProps<Fief>, "model" | "selected" | "onSelect" | "onContinue"> {
  readonly t: Words;
  readonly tMap: Words;
}

/** The map of 1429, with everything that stands on it. */
export function FiefMap({ t, tMap, model, selected, onSelect, onContinue }: FiefMapProps) {
  return (
    <MapOfFief
      tMap={tMap}
      model={model}
      selected={selected}
      onSelect={onSelect}
      onContinue={onContinue}
      landDivision={landDivision}
      villageActionsOf={villageActionsOf}
      nextStepsFrom={nextStepsFrom}
      onMap={onMap}
      describeVillage={(village) => describeVillage(t, tMap, model, village)}
      actionLabel={(action) => actionLabel(t, model, action)}
      pieces={(highlights) => (
        <>
          <Route model={model} selected={selected} />
          <Pieces t={t} view={model.view} recent={model.recent} highlights={highlights} />
        </>
      )}
      detail={(detailed) => <VillageDetail t={t} tMap={tMap} model={model} {...detailed} />}
    />
  );
}
