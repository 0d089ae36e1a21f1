import type { BoardProps, Words } from "../../board.ts";
import { FiefMap as MapOfFief } from "../../fief-shared/map/fief-map.tsx";
import { deedLabel } from "../decision/labels.ts";
import type { Edition, Fief } from "../game.ts";
import { litVillages } from "../marching/lit.ts";
import { onwardFrom } from "../marching/onward.ts";
import { Route } from "../marching/route.tsx";
import { Pieces } from "../pieces/pieces.tsx";
import { parting } from "../realm/areas.ts";
import { isOfficial, onMap } from "../realm/realm.ts";
import { VillageDetail } from "./village-detail.tsx";
import { spokenVillage } from "./village-words.ts";

interface FiefMapProps extends Pick<BoardProps<Fief>, "scene" | "selected" | "onSelect" | "onContinue"> {
  readonly words: Words;
  readonly say: Words;
  readonly edition: Edition;
}

/** The map of the eighties, with everything that stands on it; below it, that it was worked out. */
export function FiefMap({ words, say, edition, scene, selected, onSelect, onContinue }: FiefMapProps) {
  return (
    <div>
      <MapOfFief
        say={say}
        scene={scene}
        selected={selected}
        onSelect={onSelect}
        onContinue={onContinue}
        parting={parting}
        litVillages={litVillages}
        onwardFrom={onwardFrom}
        onMap={onMap}
        spoken={(village) => spokenVillage(words, say, scene, village)}
        deedLabel={(deed) => deedLabel(words, scene, deed)}
        pieces={(lights) => (
          <>
            <Route scene={scene} selected={selected} />
            <Pieces words={words} view={scene.view} recent={scene.recent} lights={lights} />
          </>
        )}
        detail={(detailed) => <VillageDetail words={words} say={say} edition={edition} scene={scene} {...detailed} />}
      />
      {isOfficial ? null : <p className="quiet small">{say("map.reconstructed")}</p>}
    </div>
  );
}
