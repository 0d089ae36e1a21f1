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

interface FiefMapProps extends Pick<BoardProps<Fief>, "scene" | "selected" | "onSelect" | "onContinue"> {
  readonly t: Words;
  readonly tMap: Words;
}

/** The map of 1429, with everything that stands on it. */
export function FiefMap({ t, tMap, scene, selected, onSelect, onContinue }: FiefMapProps) {
  return (
    <MapOfFief
      tMap={tMap}
      scene={scene}
      selected={selected}
      onSelect={onSelect}
      onContinue={onContinue}
      landDivision={landDivision}
      villageActionsOf={villageActionsOf}
      nextStepsFrom={nextStepsFrom}
      onMap={onMap}
      describeVillage={(village) => describeVillage(t, tMap, scene, village)}
      actionLabel={(action) => actionLabel(t, scene, action)}
      pieces={(highlights) => (
        <>
          <Route scene={scene} selected={selected} />
          <Pieces t={t} view={scene.view} recent={scene.recent} highlights={highlights} />
        </>
      )}
      detail={(detailed) => <VillageDetail t={t} tMap={tMap} scene={scene} {...detailed} />}
    />
  );
}
