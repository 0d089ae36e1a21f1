import clsx from "clsx";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { BoardProps, Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import { isDeed } from "../decision/deeds.ts";
import { deedLabel } from "../decision/labels.ts";
import type { Fief, FiefScene, VillageId } from "../game.ts";
import { type Lit, litVillages } from "../marching/lit.ts";
import { type Onward, onwardFrom } from "../marching/onward.ts";
import { Route } from "../marching/route.tsx";
import { Pieces } from "../pieces/pieces.tsx";
import type { Light } from "../pieces/village-mark.tsx";
import { middleOf, type Point } from "./geometry/point.ts";
import { Ground } from "./ground.tsx";
import { height, onMap, type VillageOnMap, villagesOnMap, width } from "./realm.ts";
import { towards } from "./towards.ts";
import { useFirstLook } from "./use-first-look.ts";
import { useGestures } from "./use-gestures.ts";
import { useHoverIntent } from "./use-hover-intent.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { VillageButton } from "./village-button.tsx";
import { VillageDetail } from "./village-detail.tsx";
import { spokenVillage } from "./village-words.ts";
import { ZoomBar } from "./zoom-bar.tsx";

interface RealmMapProps extends Pick<BoardProps<Fief>, "scene" | "selected" | "onSelect" | "onContinue"> {
  readonly words: Words;
  readonly say: Words;
}

/** The map in its frame: the land, all that stands on it, a button for each village, and the detail of one. */
export function RealmMap({ words, say, scene, selected, onSelect, onContinue }: RealmMapProps) {
  const zoom = useZoom();
  useGestures(zoom);
  const [looked, look] = useState<VillageId | null>(null);
  const [stop, setStop] = useState<VillageId>("beaujeu");
  const hover = useHoverIntent();
  const canvas = useRef<HTMLDivElement>(null);
  const lit = useMemo(
    () => (onSelect === undefined ? new Map<VillageId, readonly Draft[]>() : litVillages(scene, selected)),
    [scene, selected, onSelect],
  );
  useFirstLook(zoom.scroller, centreOf(scene, lit));
  const onward: Onward = useMemo(
    () => (onContinue === undefined ? new Map() : onwardFrom(scene, selected)),
    [scene, selected, onContinue],
  );
  const lights = useMemo(() => lightsOf(lit, onward, selected), [lit, onward, selected]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") return look(null);
    const next = towards(stop, event.key);
    if (next === null && !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]?.(zoom);
    canvas.current?.querySelector<HTMLElement>(`[data-village="${next}"]`)?.focus();
  };
  const tap = (village: VillageId, deeds: readonly Draft[]) => {
    look(village);
    const further = onward.get(village);
    if (further !== undefined) return onContinue?.(further);
    const next = deeds[(deeds.findIndex((deed) => isDeed(deed, selected)) + 1) % deeds.length];
    if (next !== undefined) onSelect?.(next);
  };
  const buttonOf = (village: VillageOnMap) => {
    const { village: id } = village;
    const deeds = lit.get(id) ?? [];
    const [first] = deeds;
    const label = [
      spokenVillage(words, say, scene, id),
      ...(onward.has(id) ? [say("map.onward", { from: onMap(selected?.to as VillageId).name })] : []),
      ...(first === undefined || onward.has(id) ? [] : [say("map.choose", { deed: deedLabel(words, scene, first) })]),
    ].join(". ");
    return (
      <VillageButton
        key={id}
        village={village}
        label={label}
        isStop={id === stop}
        isLooked={id === looked}
        isLit={deeds.length > 0 && !onward.has(id)}
        isChosen={lights.get(id) === "chosen"}
        onFocus={() => {
          setStop(id);
          look(id);
        }}
        onTap={() => tap(id, deeds)}
        onHover={() => hover.rest(() => look(id))}
        onLeave={hover.leave}
      />
    );
  };
  return (
    <section className="fief-realm" aria-label={say("map.label")}>
      <div className="fief-frame">
        <div className="fief-scroller" ref={zoom.scroller}>
          <div
            ref={canvas}
            className={clsx("fief-canvas", zoom.scale !== null && "scaled")}
            style={zoom.scale === null ? undefined : { width: `${width * zoom.scale}px` }}
          >
            <svg className="fief-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <Ground say={say} />
              <Route scene={scene} selected={selected} />
              <Pieces words={words} view={scene.view} recent={scene.recent} lights={lights} />
            </svg>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within. */}
            <div onKeyDown={walk}>{villagesOnMap.map(buttonOf)}</div>
          </div>
        </div>
        <ZoomBar say={say} zoom={zoom} />
      </div>
      {looked === null ? null : (
        <VillageDetail
          words={words}
          say={say}
          scene={scene}
          village={looked}
          selected={selected}
          deeds={lit.get(looked) ?? []}
          onward={onward.get(looked) ?? null}
          onSelect={onSelect}
          onContinue={onContinue}
          onClose={() => look(null)}
        />
      )}
    </section>
  );
}

/** What whoever looks wants to see first: where something may be chosen, else their own lords, else the middle. */
function centreOf({ view, yourSeat }: FiefScene, lit: Lit): Point {
  const own = view.lords.filter(({ seat }) => seat === yourSeat).map(({ village }) => village);
  const villages = lit.size > 0 ? [...lit.keys()] : own;
  if (villages.length === 0) return [width / 2, height / 2];
  const places = villages.map((village) => onMap(village).at);
  return middleOf(
    [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))],
    [Math.max(...places.map(([x]) => x)), Math.max(...places.map(([, y]) => y))],
  );
}

function lightsOf(lit: Lit, onward: Onward, selected: Draft | null): ReadonlyMap<VillageId, Light> {
  const lightOf = (deeds: readonly Draft[]) => (deeds.some((deed) => isDeed(deed, selected)) ? "chosen" : "lit");
  const here = [...lit].map(([village, deeds]): [VillageId, Light] => [village, lightOf(deeds)]);
  return new Map([...here, ...[...onward.keys()].map((village): [VillageId, Light] => [village, "onward"])]);
}

const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.farther(),
  "0": (zoom) => zoom.reset(),
};
