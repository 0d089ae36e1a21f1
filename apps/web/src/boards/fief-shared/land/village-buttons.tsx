import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Draft } from "../../board-model.ts";
import { isSameAction } from "../decision/actions.ts";
import { type VillageName, villageNames } from "../realm/places.ts";
import { villageInDirection } from "../realm/village-in-direction.ts";
import { useHoverIntent } from "../zoom/use-hover-intent.ts";
import type { Zoom } from "../zoom/use-zoom.ts";
import { MarchArrow } from "./march-drag/march-arrow.tsx";
import { useMarchDrag } from "./march-drag/use-march-drag.ts";
import type { Highlights, RealmMapProps } from "./realm-map-props.ts";
import { VillageButton } from "./village-button.tsx";

interface VillageButtonsProps extends RealmMapProps {
  readonly zoom: Zoom;
  readonly highlights: Highlights;
  /** The village whose detail is open. */
  readonly open: VillageName | null;
  setOpen(village: VillageName | null): void;
  focusVillage(village: VillageName | null): void;
}

/** A button over every village. The tab key stops at one of them; the arrow keys go from one to the next. */
export function VillageButtons(props: VillageButtonsProps) {
  const { zoom, villageActions, nextSteps, highlights, open, setOpen, focusVillage } = props;
  const [tabStop, setTabStop] = useState<VillageName>("beaujeu");
  const hover = useHoverIntent();
  const { drag, canDrag, onPointerDown } = useMarchDrag({ ...props, onPickUp: () => setOpen(null) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return setOpen(null);
    const next = villageInDirection(tabStop, event.key);
    if (next === null && !(event.key in zoomKeys)) return;
    event.preventDefault();
    zoomKeys[event.key]?.(zoom);
    focusVillage(next);
  };
  // A mouse that is pressed is about to click or to drag: the detail would cover where it goes.
  const onPress = (event: PointerEvent) => {
    hover.leave();
    onPointerDown(event);
  };
  const buttonOf = (village: VillageName) => {
    const actions = villageActions.get(village) ?? [];
    return (
      <VillageButton
        key={village}
        village={village}
        isChief={props.isChief(village)}
        label={labelOf(props, village, actions)}
        isTabStop={village === tabStop}
        isDraggable={canDrag(village)}
        isOpen={village === open}
        isHighlighted={actions.length > 0 && !nextSteps.has(village)}
        isChosen={highlights.get(village) === "chosen"}
        onFocus={(isByKeyboard) => {
          setTabStop(village);
          if (isByKeyboard) setOpen(village);
        }}
        onTap={() => choose(props, village, actions)}
        onHover={() => drag === null && hover.rest(() => setOpen(village))}
        onLeave={hover.leave}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within.
    <div onKeyDown={onKeyDown} onPointerDown={onPress}>
      {drag !== null && <MarchArrow drag={drag} />}
      {villageNames.map(buttonOf)}
    </div>
  );
}

/** Opens a village, and goes on there or chooses the next of its actions. */
function choose(props: VillageButtonsProps, village: VillageName, actions: readonly Draft[]): void {
  const { nextSteps, selected, onSelect, onContinue, setOpen } = props;
  setOpen(village);
  const nextStep = nextSteps.get(village);
  const next = actions[(actions.findIndex((action) => isSameAction(action, selected)) + 1) % actions.length];
  if (nextStep !== undefined) onContinue?.(nextStep);
  else if (next !== undefined) onSelect?.(next);
}

function labelOf(props: VillageButtonsProps, village: VillageName, [first]: readonly Draft[]): string {
  const { tMap, describeVillage, actionLabel, nextStepLabel, nextSteps } = props;
  if (nextSteps.has(village)) return [describeVillage(village), nextStepLabel()].join(". ");
  const choice = first === undefined ? [] : [tMap("map.choose", { action: actionLabel(first) })];
  return [describeVillage(village), ...choice].join(". ");
}

const zoomKeys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.farther(),
  "0": (zoom) => zoom.reset(),
};
