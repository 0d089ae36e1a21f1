import { type ReactNode, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { yourQuestionNumber } from "../decision/option-lists.ts";
import type { LandDivision } from "../land/ground.tsx";
import { type Highlights, type NextSteps, RealmMap, type VillageActions } from "../land/realm-map.tsx";
import type { VillageName } from "../realm/places.ts";

/** A table with lords on its map. */
type MapModel = BoardModel & {
  readonly view: { readonly lords: readonly { readonly seat: number; readonly village: VillageName }[] };
};

/** What the detail of a village shows of a move in the making. */
export interface DetailProps {
  readonly village: VillageName;
  readonly selected: Draft | null;
  readonly actions: readonly Draft[];
  readonly nextStep: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  onContinue(next: Draft): void;
  onClose(): void;
}

interface FiefMapProps<Model extends MapModel> {
  readonly tMap: Words;
  readonly model: Model;
  readonly selected: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  readonly landDivision: LandDivision;
  villageActionsOf(model: Model, selected: Draft | null): VillageActions;
  nextStepsFrom(model: Model, selected: Draft | null): NextSteps;
  onMap(village: VillageName): { readonly name: string; readonly isChiefTown: boolean };
  describeVillage(village: VillageName): string;
  actionLabel(action: Draft): string;
  pieces(highlights: Highlights): ReactNode;
  detail(props: DetailProps): ReactNode;
}

/** The map of a Fief, with everything that stands on it. */
export function FiefMap<Model extends MapModel>(props: FiefMapProps<Model>) {
  const {
    tMap,
    model,
    selected,
    onSelect,
    onContinue,
    landDivision,
    onMap,
    describeVillage,
    actionLabel,
    pieces,
    detail,
  } = props;
  const { villageActionsOf, nextStepsFrom } = props;
  const lit = useMemo(
    (): VillageActions => (onSelect === undefined ? new Map() : villageActionsOf(model, selected)),
    [model, selected, onSelect, villageActionsOf],
  );
  const nextSteps: NextSteps = useMemo(
    () => (onContinue === undefined ? new Map() : nextStepsFrom(model, selected)),
    [model, selected, onContinue, nextStepsFrom],
  );
  return (
    <RealmMap
      tMap={tMap}
      landDivision={landDivision}
      lit={lit}
      nextSteps={nextSteps}
      question={yourQuestionNumber(model)}
      selected={selected}
      onSelect={onSelect}
      onContinue={onContinue}
      own={villagesOfLords(model)}
      isChief={(village) => onMap(village).isChiefTown}
      describeVillage={describeVillage}
      actionLabel={actionLabel}
      nextStepLabel={() => tMap("map.onward", { from: onMap(selected?.to as VillageName).name })}
      pieces={pieces}
      detail={(village, close) =>
        detail({
          village,
          selected,
          actions: lit.get(village) ?? [],
          nextStep: nextSteps.get(village) ?? null,
          onSelect,
          onContinue: (next) => {
            close();
            onContinue?.(next);
          },
          onClose: close,
        })
      }
    />
  );
}

const villagesOfLords = ({ view, yourSeat }: MapModel) =>
  view.lords.filter(({ seat }) => seat === yourSeat).map(({ village }) => village);
