import { type ReactNode, useMemo } from "react";
import type { BoardProps } from "../../board.ts";
import type { BoardModel } from "../../board-model.ts";
import { yourQuestionNumber } from "../decision/option-lists.ts";
import { RealmMap } from "../land/realm-map.tsx";
import type { Highlights, NextSteps, VillageActions } from "../land/realm-map-props.ts";
import { Route } from "../marching/route.tsx";
import type { VillageName } from "../realm/places.ts";
import type { MapPartProps } from "../table.ts";
import { VillageDetail } from "./village-detail.tsx";
import { describeVillage, type VillageRules } from "./village-rules.ts";

/** A table with lords on its map. */
type MapModel = BoardModel & {
  readonly view: {
    readonly lords: readonly { readonly lord: string; readonly seat: number; readonly village: VillageName }[];
  };
};

interface FiefMapProps<Model extends MapModel>
  extends MapPartProps<Model>,
    Pick<BoardProps, "selected" | "onSelect" | "onContinue"> {
  readonly rules: VillageRules<Model>;
  /** Whose rule book explains why a lord cannot go somewhere. */
  readonly ruleset: string;
  pieces(highlights: Highlights): ReactNode;
}

/** The map of a Fief, with everything that stands on it. */
export function FiefMap<Model extends MapModel>({ pieces, ...props }: FiefMapProps<Model>) {
  const { t, tMap, model, rules, selected, onSelect, onContinue } = props;
  const { actions, nextSteps } = useChoicesOnMap(props);
  return (
    <RealmMap
      tMap={tMap}
      ground={<rules.Ground tMap={tMap} />}
      marchTypes={rules.marchTypes}
      villageActions={actions}
      nextSteps={nextSteps}
      question={yourQuestionNumber(model)}
      selected={selected}
      onSelect={onSelect}
      onContinue={onContinue}
      own={villagesOfLords(model)}
      isChief={(village) => rules.onMap(village).isChiefTown}
      describeVillage={(village) => describeVillage(rules, { t, tMap, model, village })}
      actionLabel={(action) => rules.actionLabel(t, model, action)}
      nextStepLabel={() => tMap("map.onward", { from: rules.onMap(selected?.to as VillageName).name })}
      pieces={(highlights) => (
        <>
          <Route model={model} selected={selected} marchTypes={rules.marchTypes} />
          {pieces(highlights)}
        </>
      )}
      detail={(village, close) => (
        <VillageDetail
          {...props}
          village={village}
          actions={actions.get(village) ?? []}
          nextStep={nextSteps.get(village) ?? null}
          keepClear={[...actions.keys(), ...nextSteps.keys()]}
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

/** What may be done in each village, and where a chosen march may go on. */
function useChoicesOnMap<Model extends MapModel>(props: Omit<FiefMapProps<Model>, "pieces">) {
  const { model, rules, selected, onSelect, onContinue } = props;
  const actions: VillageActions = useMemo(
    () => (onSelect === undefined ? new Map() : rules.villageActionsOf(model, selected)),
    [model, rules, selected, onSelect],
  );
  const nextSteps: NextSteps = useMemo(
    () => (onContinue === undefined ? new Map() : rules.nextStepsFrom(model, selected)),
    [model, rules, selected, onContinue],
  );
  return { actions, nextSteps };
}

const villagesOfLords = ({ view, yourSeat }: MapModel) =>
  view.lords.filter(({ seat }) => seat === yourSeat).map(({ village }) => village);
