import type { BoardProps, Words } from "../../board.ts";
import { FiefMap as MapOfFief } from "../../fief-shared/map/fief-map.tsx";
import { actionLabel } from "../decision/labels.ts";
import type { Edition, Fief } from "../game.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { Route } from "../marching/route.tsx";
import { villageActionsOf } from "../marching/village-actions.ts";
import { Pieces } from "../pieces/pieces.tsx";
import { landDivision } from "../realm/areas.ts";
import { isOfficial, onMap } from "../realm/realm.ts";
import { VillageDetail } from "./village-detail.tsx";
import { describeVillage } from "./village-facts.ts";

interface FiefMapProps extends Pick<BoardProps<Fief>, "scene" | "selected" | "onSelect" | "onContinue"> {
  readonly t: Words;
  readonly tMap: Words;
  readonly edition: Edition;
}

/** The map of the eighties, with everything that stands on it; below it, that it was worked out. */
export function FiefMap({ t, tMap, edition, scene, selected, onSelect, onContinue }: FiefMapProps) {
  return (
    <div>
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
        detail={(detailed) => <VillageDetail t={t} tMap={tMap} edition={edition} scene={scene} {...detailed} />}
      />
      {isOfficial ? null : <p className="quiet small">{tMap("map.reconstructed")}</p>}
    </div>
  );
}
