import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import { isDeed } from "../decision/deeds.ts";
import { middleOf, type Point } from "../geometry/point.ts";
import type { Light } from "../pieces/rings.tsx";
import { height, places, type VillageName, villageNames, width } from "../realm/places.ts";
import { towards } from "../realm/towards.ts";
import { useFirstLook } from "../zoom/use-first-look.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useHoverIntent } from "../zoom/use-hover-intent.ts";
import { useZoom, type Zoom } from "../zoom/use-zoom.ts";
import { ZoomBar } from "../zoom/zoom-bar.tsx";
import { Ground, type Parting } from "./ground.tsx";
import { VillageButton } from "./village-button.tsx";

/** What may be chosen at each village of the map: the drafts that choosing it makes, in the order of the list. */
export type Lit = ReadonlyMap<VillageName, readonly Draft[]>;
/** A march that goes on: from the village that was chosen, with the same company. */
export type Onward = ReadonlyMap<VillageName, Draft>;
/** Where something may be chosen, is chosen, or would come next. */
export type Lights = ReadonlyMap<VillageName, Light>;

interface RealmMapProps {
  readonly say: Words;
  readonly parting: Parting;
  readonly lit: Lit;
  readonly onward: Onward;
  /** The number of the question put to whoever looks. */
  readonly question: number | null;
  readonly selected: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  /** What whoever looks wants to see first where nothing may be chosen. */
  readonly own: readonly VillageName[];
  isChief(village: VillageName): boolean;
  /** A village and all that stands there in one sentence, for those who hear the map. */
  spoken(village: VillageName): string;
  deedLabel(deed: Draft): string;
  /** Of the next step of the chosen march. */
  onwardLabel(): string;
  /** All that stands on the land. */
  pieces(lights: Lights): ReactNode;
  /** Everything about the one village that is looked at. */
  detail(village: VillageName, close: () => void): ReactNode;
}

/** The map in its frame: the land, all that stands on it, a button for each village, and the detail of one. */
export function RealmMap(props: RealmMapProps) {
  const { say, parting, lit, onward, selected, onSelect, onContinue, own, pieces, detail } = props;
  const zoom = useZoom();
  useGestures(zoom);
  const [looked, look] = useLooked(props.question);
  const [stop, setStop] = useState<VillageName>("beaujeu");
  const hover = useHoverIntent();
  const canvas = useRef<HTMLDivElement>(null);
  useFirstLook(zoom.scroller, centreOf(lit.size > 0 ? [...lit.keys()] : own));
  // Whoever closes the detail by a button in it stays on the map.
  const close = () => {
    canvas.current?.querySelector<HTMLElement>(`[data-village="${looked}"]`)?.focus({ preventScroll: true });
    look(null);
  };
  const lights = useMemo(() => lightsOf(lit, onward, selected), [lit, onward, selected]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") return look(null);
    const next = towards(stop, event.key);
    if (next === null && !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]?.(zoom);
    canvas.current?.querySelector<HTMLElement>(`[data-village="${next}"]`)?.focus();
  };
  const tap = (village: VillageName, deeds: readonly Draft[]) => {
    look(village);
    const further = onward.get(village);
    if (further !== undefined) return onContinue?.(further);
    const next = deeds[(deeds.findIndex((deed) => isDeed(deed, selected)) + 1) % deeds.length];
    if (next !== undefined) onSelect?.(next);
  };
  const buttonOf = (village: VillageName) => {
    const deeds = lit.get(village) ?? [];
    return (
      <VillageButton
        key={village}
        village={village}
        isChief={props.isChief(village)}
        label={labelOf(props, village, deeds)}
        isStop={village === stop}
        isLooked={village === looked}
        isLit={deeds.length > 0 && !onward.has(village)}
        isChosen={lights.get(village) === "chosen"}
        onFocus={() => {
          setStop(village);
          look(village);
        }}
        onTap={() => tap(village, deeds)}
        onHover={() => hover.rest(() => look(village))}
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
              <Ground say={say} parting={parting} />
              {pieces(lights)}
            </svg>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within. */}
            <div onKeyDown={walk}>{villageNames.map(buttonOf)}</div>
          </div>
        </div>
        <ZoomBar say={say} zoom={zoom} />
      </div>
      {looked === null ? null : detail(looked, close)}
    </section>
  );
}

/** The village that is looked at, until something else is asked: its detail would cover the map from then on. */
function useLooked(question: number | null): readonly [VillageName | null, (village: VillageName | null) => void] {
  const [look, setLook] = useState<{ readonly village: VillageName | null; readonly question: number | null }>();
  const looked = look?.question === question ? look.village : null;
  return [looked, (village) => setLook({ village, question })];
}

function labelOf(props: RealmMapProps, village: VillageName, [first]: readonly Draft[]): string {
  const { say, spoken, deedLabel, onwardLabel, onward } = props;
  if (onward.has(village)) return [spoken(village), onwardLabel()].join(". ");
  const choice = first === undefined ? [] : [say("map.choose", { deed: deedLabel(first) })];
  return [spoken(village), ...choice].join(". ");
}

/** The middle of some villages; of none, the middle of the land. */
function centreOf(villages: readonly VillageName[]): Point {
  if (villages.length === 0) return [width / 2, height / 2];
  const spots = villages.map((village) => places[village]);
  return middleOf(
    [Math.min(...spots.map(([x]) => x)), Math.min(...spots.map(([, y]) => y))],
    [Math.max(...spots.map(([x]) => x)), Math.max(...spots.map(([, y]) => y))],
  );
}

function lightsOf(lit: Lit, onward: Onward, selected: Draft | null): Lights {
  const lightOf = (deeds: readonly Draft[]) => (deeds.some((deed) => isDeed(deed, selected)) ? "chosen" : "lit");
  const here = [...lit].map(([village, deeds]): [VillageName, Light] => [village, lightOf(deeds)]);
  return new Map([...here, ...[...onward.keys()].map((village): [VillageName, Light] => [village, "onward"])]);
}

const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.farther(),
  "0": (zoom) => zoom.reset(),
};
