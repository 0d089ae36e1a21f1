import { useMemo } from "react";
import type { BoardProps, Words } from "../../board.ts";
import { askedNumber } from "../../fief-shared/decision/lists.ts";
import { type Lit, type Onward, RealmMap } from "../../fief-shared/land/realm-map.tsx";
import { deedLabel } from "../decision/labels.ts";
import type { Fief, FiefScene, VillageId } from "../game.ts";
import { litVillages } from "../marching/lit.ts";
import { onwardFrom } from "../marching/onward.ts";
import { Route } from "../marching/route.tsx";
import { Pieces } from "../pieces/pieces.tsx";
import { parting } from "../realm/areas.ts";
import { onMap } from "../realm/realm.ts";
import { VillageDetail } from "./village-detail.tsx";
import { spokenVillage } from "./village-words.ts";

interface FiefMapProps extends Pick<BoardProps<Fief>, "scene" | "selected" | "onSelect" | "onContinue"> {
  readonly words: Words;
  readonly say: Words;
}

/** The map of 1429, with everything that stands on it. */
export function FiefMap({ words, say, scene, selected, onSelect, onContinue }: FiefMapProps) {
  const lit = useMemo(
    (): Lit => (onSelect === undefined ? new Map() : litVillages(scene, selected)),
    [scene, selected, onSelect],
  );
  const onward: Onward = useMemo(
    () => (onContinue === undefined ? new Map() : onwardFrom(scene, selected)),
    [scene, selected, onContinue],
  );
  return (
    <RealmMap
      say={say}
      parting={parting}
      lit={lit}
      onward={onward}
      question={askedNumber(scene)}
      selected={selected}
      onSelect={onSelect}
      onContinue={onContinue}
      own={villagesOfLords(scene)}
      isChief={(village) => onMap(village).isChiefTown}
      spoken={(village) => spokenVillage(words, say, scene, village)}
      deedLabel={(deed) => deedLabel(words, scene, deed)}
      onwardLabel={() => say("map.onward", { from: onMap(selected?.to as VillageId).name })}
      pieces={(lights) => (
        <>
          <Route scene={scene} selected={selected} />
          <Pieces words={words} view={scene.view} recent={scene.recent} lights={lights} />
        </>
      )}
      detail={(village, close) => (
        <VillageDetail
          words={words}
          say={say}
          scene={scene}
          village={village}
          selected={selected}
          deeds={lit.get(village) ?? []}
          onward={onward.get(village) ?? null}
          onSelect={onSelect}
          onContinue={(next) => {
            close();
            onContinue?.(next);
          }}
          onClose={close}
        />
      )}
    />
  );
}

const villagesOfLords = ({ view, yourSeat }: FiefScene) =>
  view.lords.filter(({ seat }) => seat === yourSeat).map(({ village }) => village);
