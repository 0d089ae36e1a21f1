import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { View, VillageId } from "../game.ts";
import { VillageMark } from "../pieces/village-mark.tsx";
import { Ground } from "./ground.tsx";
import { height, villagesOnMap, width } from "./realm.ts";
import { towards } from "./towards.ts";
import { useGestures } from "./use-gestures.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { VillageButton } from "./village-button.tsx";

interface RealmMapProps {
  readonly say: Words;
  readonly view: View;
  readonly looked: VillageId | null;
  onLook(village: VillageId): void;
}

/** The map in its frame: the land, all that stands on it, and a button for each village. */
export function RealmMap({ say, view, looked, onLook }: RealmMapProps) {
  const zoom = useZoom();
  useGestures(zoom);
  const [stop, setStop] = useState<VillageId>(looked ?? "beaujeu");
  const canvas = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = towards(stop, event.key);
    if (next === null && !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]?.(zoom);
    canvas.current?.querySelector<HTMLElement>(`[data-village="${next}"]`)?.focus();
  };
  return (
    <section className="fief-frame" aria-label={say("map.label")}>
      <div className="fief-scroller" ref={zoom.scroller}>
        <div
          ref={canvas}
          className={clsx("fief-canvas", zoom.scale !== null && "scaled")}
          style={zoom.scale === null ? undefined : { width: `${width * zoom.scale}px` }}
        >
          <svg className="fief-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <Ground say={say} />
            {view.villages.map((shown) => (
              <VillageMark key={shown.village} shown={shown} />
            ))}
          </svg>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within. */}
          <div onKeyDown={walk}>
            {villagesOnMap.map((village) => (
              <VillageButton
                key={village.village}
                village={village}
                isStop={village.village === stop}
                isLooked={village.village === looked}
                onFocus={() => setStop(village.village)}
                onLook={() => onLook(village.village)}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="fief-zoom">
        <button type="button" className="tool" onClick={zoom.nearer} aria-label={say("map.nearer")}>
          <Mark name="plus" />
        </button>
        <button type="button" className="tool" onClick={zoom.farther} aria-label={say("map.farther")}>
          <Mark name="minus" />
        </button>
      </div>
    </section>
  );
}

const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.farther(),
  "0": (zoom) => zoom.reset(),
};
