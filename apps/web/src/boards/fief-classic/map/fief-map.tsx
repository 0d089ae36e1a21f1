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

interface FiefMapProps extends Pick<BoardProps<Fief>, "model" | "selected" | "onSelect" | "onContinue"> {
  readonly t: Words;
  readonly tMap: Words;
  readonly edition: Edition;
}

/** The map of the eighties, with everything that stands on it; below it, that it was worked out. */
export function FiefMap({ t, tMap, edition, model, selected, onSelect, onContinue }: FiefMapProps) {
  return (
    <div>
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
        detail={(detailed) => <VillageDetail t={t} tMap={tMap} edition={edition} model={model} {...detailed} />}
      />
      {isOfficial ? null : <p className="quiet small">{tMap("map.reconstructed")}</p>}
    </div>
  );
}
