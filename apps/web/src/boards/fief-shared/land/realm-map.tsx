import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { isSameAction } from "../decision/actions.ts";
import { middleOf, type Point } from "../geometry/point.ts";
import type { Highlight } from "../pieces/rings.tsx";
import { height, places, type VillageName, villageNames, width } from "../realm/places.ts";
import { villageInDirection } from "../realm/village-in-direction.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useHoverIntent } from "../zoom/use-hover-intent.ts";
import { useInitialScroll } from "../zoom/use-initial-scroll.ts";
import { useZoom, type Zoom } from "../zoom/use-zoom.ts";
import { ZoomBar } from "../zoom/zoom-bar.tsx";
import { Ground, type LandDivision } from "./ground.tsx";
import { VillageButton } from "./village-button.tsx";

/** What may be chosen at each village of the map: the drafts that choosing it makes, in the order of the list. */
export type VillageActions = ReadonlyMap<VillageName, readonly Draft[]>;
/** A march that goes on: from the village that was chosen, with the same company. */
export type NextSteps = ReadonlyMap<VillageName, Draft>;
/** Where something may be chosen, is chosen, or would come next. */
export type Highlights = ReadonlyMap<VillageName, Highlight>;

interface RealmMapProps {
  readonly tMap: Words;
  readonly landDivision: LandDivision;
  readonly lit: VillageActions;
  readonly nextSteps: NextSteps;
  /** The number of the question put to whoever looks. */
  readonly question: number | null;
  readonly selected: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  /** What whoever looks wants to see first where nothing may be chosen. */
  readonly own: readonly VillageName[];
  isChief(village: VillageName): boolean;
  /** A village and all that stands there in one sentence, for those who hear the map. */
  describeVillage(village: VillageName): string;
  actionLabel(action: Draft): string;
  /** Of the next step of the chosen march. */
  nextStepLabel(): string;
  /** All that stands on the land. */
  pieces(highlights: Highlights): ReactNode;
  /** Everything about the one village that is looked at. */
  detail(village: VillageName, close: () => void): ReactNode;
}

/** The map in its frame: the land, all that stands on it, a button for each village, and the detail of one. */
export function RealmMap(props: RealmMapProps) {
  const { tMap, landDivision, lit, nextSteps, selected, onSelect, onContinue, own, pieces, detail } = props;
  const zoom = useZoom();
  useGestures(zoom);
  const [looked, look] = useLooked(props.question);
  const [stop, setStop] = useState<VillageName>("beaujeu");
  const hover = useHoverIntent();
  const canvas = useRef<HTMLDivElement>(null);
  useInitialScroll(zoom.scroller, centreOf(lit.size > 0 ? [...lit.keys()] : own));
  // Whoever closes the detail by a button in it stays on the map.
  const close = () => {
    canvas.current?.querySelector<HTMLElement>(`[data-village="${looked}"]`)?.focus({ preventScroll: true });
    look(null);
  };
  const highlights = useMemo(() => highlightsOf(lit, nextSteps, selected), [lit, nextSteps, selected]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") return look(null);
    const next = villageInDirection(stop, event.key);
    if (next === null && !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]?.(zoom);
    canvas.current?.querySelector<HTMLElement>(`[data-village="${next}"]`)?.focus();
  };
  const tap = (village: VillageName, actions: readonly Draft[]) => {
    look(village);
    const further = nextSteps.get(village);
    if (further !== undefined) return onContinue?.(further);
    const next = actions[(actions.findIndex((action) => isSameAction(action, selected)) + 1) % actions.length];
    if (next !== undefined) onSelect?.(next);
  };
  const buttonOf = (village: VillageName) => {
    const actions = lit.get(village) ?? [];
    return (
      <VillageButton
        key={village}
        village={village}
        isChief={props.isChief(village)}
        label={labelOf(props, village, actions)}
        isStop={village === stop}
        isLooked={village === looked}
        isHighlighted={actions.length > 0 && !nextSteps.has(village)}
        isChosen={highlights.get(village) === "chosen"}
        onFocus={() => {
          setStop(village);
          look(village);
        }}
        onTap={() => tap(village, actions)}
        onHover={() => hover.rest(() => look(village))}
        onLeave={hover.leave}
      />
    );
  };
  return (
    <section className="fief-realm" aria-label={tMap("map.label")}>
      <div className="fief-frame">
        <div className="fief-scroller" ref={zoom.scroller}>
          <div
            ref={canvas}
            className={clsx("fief-canvas", zoom.scale !== null && "scaled")}
            style={zoom.scale === null ? undefined : { width: `${width * zoom.scale}px` }}
          >
            <svg className="fief-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <Ground tMap={tMap} landDivision={landDivision} />
              {pieces(highlights)}
            </svg>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within. */}
            <div onKeyDown={walk}>{villageNames.map(buttonOf)}</div>
          </div>
        </div>
        <ZoomBar tMap={tMap} zoom={zoom} />
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
  const { tMap, describeVillage, actionLabel, nextStepLabel, nextSteps } = props;
  if (nextSteps.has(village)) return [describeVillage(village), nextStepLabel()].join(". ");
  const choice = first === undefined ? [] : [tMap("map.choose", { deed: actionLabel(first) })];
  return [describeVillage(village), ...choice].join(". ");
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

function highlightsOf(lit: VillageActions, nextSteps: NextSteps, selected: Draft | null): Highlights {
  const highlightOf = (actions: readonly Draft[]) =>
    actions.some((action) => isSameAction(action, selected)) ? "chosen" : "lit";
  const here = [...lit].map(([village, actions]): [VillageName, Highlight] => [village, highlightOf(actions)]);
  return new Map([...here, ...[...nextSteps.keys()].map((village): [VillageName, Highlight] => [village, "onward"])]);
}

const keys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  "+": (zoom) => zoom.nearer(),
  "=": (zoom) => zoom.nearer(),
  "-": (zoom) => zoom.farther(),
  "0": (zoom) => zoom.reset(),
};
