import { type PointerEvent, useEffect, useRef, useState } from "react";
import { followDrag, type Pointed } from "../../../../lib/hooks/follow-drag.ts";
import type { Draft } from "../../../board-model.ts";
import { isSameAction } from "../../decision/actions.ts";
import type { VillageName } from "../../realm/places.ts";
import type { VillageActions } from "../realm-map-props.ts";
import { marchFrom, marchTo } from "./dragged-march.ts";

interface MarchDragProps {
  readonly villageActions: VillageActions;
  readonly selected: Draft | null;
  readonly marchTypes: ReadonlySet<string>;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  /** Called when a march is picked up. */
  onPickUp(): void;
}

/** A march that is being dragged: from a village to a place on the screen. */
export interface MarchDrag {
  readonly from: VillageName;
  readonly x: number;
  readonly y: number;
}

/**
 * Dragging a lord to a highlighted village chooses this march, as clicking both does. A finger must rest on the lord first:
 * otherwise it scrolls the map.
 */
export function useMarchDrag(props: MarchDragProps) {
  const [drag, setDrag] = useState<MarchDrag | null>(null);
  // Picking a lord up changes what is offered while the drag goes on.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent): void {
    const from = villageAt(event.target);
    if (event.button !== 0 || from === undefined) return;
    const march = marchOf(props, from);
    if (march === undefined) return;
    const follow = {
      onStart: () => pickUp(props, march),
      onMove: ({ clientX, clientY }: Pointed) => setDrag({ from, x: clientX, y: clientY }),
      onEnd: () => setDrag(null),
      onDrop: ({ clientX, clientY }: Pointed) => {
        const to = villageAt(document.elementFromPoint(clientX, clientY));
        const draft = to && marchTo(latest.current.villageActions, to, march);
        if (draft !== undefined) latest.current.onSelect?.(draft);
      },
    };
    stop.current = followDrag(event, follow, { mayScroll: true });
  }

  return { drag, canDrag: (village: VillageName) => marchOf(props, village) !== undefined, onPointerDown };
}

const marchOf = ({ villageActions, selected, marchTypes, onSelect }: MarchDragProps, village: VillageName) =>
  onSelect && marchFrom(villageActions, village, selected, marchTypes);

/** The lord's villages are highlighted from now on, as if the reader had clicked. */
function pickUp({ selected, onSelect, onPickUp }: MarchDragProps, march: Draft): void {
  if (!isSameAction({ type: march.type, lord: march.lord }, selected)) onSelect?.(march);
  onPickUp();
}

function villageAt(target: EventTarget | null): VillageName | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-village]") : null;
  return button?.dataset.village as VillageName | undefined;
}
