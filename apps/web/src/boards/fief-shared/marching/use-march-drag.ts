import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Draft } from "../../board-model.ts";
import { isSameAction } from "../decision/actions.ts";
import type { VillageActions } from "../land/realm-map-props.ts";
import type { VillageName } from "../realm/places.ts";
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

/** Pixels that a pressed mouse moves before it drags. */
const still = 6;

/** Dragging a lord with the mouse to a highlighted village chooses this march, as clicking both does. */
export function useMarchDrag(props: MarchDragProps) {
  const [drag, setDrag] = useState<MarchDrag | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const canDrag = (village: VillageName): boolean =>
    props.onSelect !== undefined && marchOf(props, village) !== undefined;

  function onPointerDown({ target, pointerType, button, clientX, clientY }: PointerEvent): void {
    const from = villageAt(target);
    if (pointerType === "touch" || button !== 0 || from === undefined || !canDrag(from)) return;
    const march = marchOf(props, from);
    if (march === undefined) return;
    let isDragging = false;
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => listening.abort();
    const end = () => {
      listening.abort();
      setDrag(null);
    };
    window.addEventListener(
      "pointermove",
      (event) => {
        if (!isDragging && Math.abs(event.clientX - clientX) + Math.abs(event.clientY - clientY) < still) return;
        if (!isDragging) pickUp(latest.current, march);
        isDragging = true;
        setDrag({ from, x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      (event) => {
        end();
        if (!isDragging) return;
        swallowClick();
        const to = villageAt(document.elementFromPoint(event.clientX, event.clientY));
        const draft = to && marchTo(latest.current.villageActions, to, march);
        if (draft !== undefined) latest.current.onSelect?.(draft);
      },
      { signal },
    );
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  }

  return { drag, canDrag, onPointerDown };
}

const marchOf = ({ villageActions, selected, marchTypes }: MarchDragProps, village: VillageName) =>
  marchFrom(villageActions, village, selected, marchTypes);

/** The lord's villages are highlighted from now on, as if the reader had clicked. */
function pickUp({ selected, onSelect, onPickUp }: MarchDragProps, march: Draft): void {
  if (!isSameAction({ type: march.type, lord: march.lord }, selected)) onSelect?.(march);
  onPickUp();
}

function villageAt(target: EventTarget | null): VillageName | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-village]") : null;
  return button?.dataset.village as VillageName | undefined;
}

/** Releasing the mouse over the village where it was pressed is no click. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
}
