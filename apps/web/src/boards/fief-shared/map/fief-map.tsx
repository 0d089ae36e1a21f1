import { type ReactNode, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { Draft, Scene } from "../../scene.ts";
import { askedNumber } from "../decision/lists.ts";
import type { Parting } from "../land/ground.tsx";
import { type Lights, type Lit, type Onward, RealmMap } from "../land/realm-map.tsx";
import type { VillageName } from "../realm/places.ts";

/** A table with lords on its map. */
type MapScene = Scene & {
  readonly view: { readonly lords: readonly { readonly seat: number; readonly village: VillageName }[] };
};

/** What the detail of a village shows of a move in the making. */
export interface Detailed {
  readonly village: VillageName;
  readonly selected: Draft | null;
  readonly deeds: readonly Draft[];
  readonly onward: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  onContinue(next: Draft): void;
  onClose(): void;
}

interface FiefMapProps<Played extends MapScene> {
  readonly say: Words;
  readonly scene: Played;
  readonly selected: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  readonly parting: Parting;
  litVillages(scene: Played, selected: Draft | null): Lit;
  onwardFrom(scene: Played, selected: Draft | null): Onward;
  onMap(village: VillageName): { readonly name: string; readonly isChiefTown: boolean };
  spoken(village: VillageName): string;
  deedLabel(deed: Draft): string;
  pieces(lights: Lights): ReactNode;
  detail(props: Detailed): ReactNode;
}

/** The map of a Fief, with everything that stands on it. */
export function FiefMap<Played extends MapScene>(props: FiefMapProps<Played>) {
  const { say, scene, selected, onSelect, onContinue, parting, onMap, spoken, deedLabel, pieces, detail } = props;
  const { litVillages, onwardFrom } = props;
  const lit = useMemo(
    (): Lit => (onSelect === undefined ? new Map() : litVillages(scene, selected)),
    [scene, selected, onSelect, litVillages],
  );
  const onward: Onward = useMemo(
    () => (onContinue === undefined ? new Map() : onwardFrom(scene, selected)),
    [scene, selected, onContinue, onwardFrom],
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
      spoken={spoken}
      deedLabel={deedLabel}
      onwardLabel={() => say("map.onward", { from: onMap(selected?.to as VillageName).name })}
      pieces={pieces}
      detail={(village, close) =>
        detail({
          village,
          selected,
          deeds: lit.get(village) ?? [],
          onward: onward.get(village) ?? null,
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

const villagesOfLords = ({ view, yourSeat }: MapScene) =>
  view.lords.filter(({ seat }) => seat === yourSeat).map(({ village }) => village);
