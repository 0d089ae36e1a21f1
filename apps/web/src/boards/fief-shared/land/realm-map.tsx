import { useMemo, useRef, useState } from "react";
import type { Draft } from "../../board-model.ts";
import { isSameAction } from "../decision/actions.ts";
import { middleOf, type Point } from "../geometry/point.ts";
import type { Highlight } from "../pieces/rings.tsx";
import { height, places, type VillageName, width } from "../realm/places.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useInitialScroll } from "../zoom/use-initial-scroll.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import { ZoomBar } from "../zoom/zoom-bar.tsx";
import styles from "./realm-map.module.css";
import type { Highlights, NextSteps, RealmMapProps, VillageActions } from "./realm-map-props.ts";
import { VillageButtons } from "./village-buttons.tsx";

/** The map in its frame: the land, all that stands on it, a button for each village, and the detail of one. */
export function RealmMap(props: RealmMapProps) {
  const { tMap, ground, villageActions, nextSteps, selected, own, pieces, detail } = props;
  const zoom = useZoom();
  useGestures(zoom);
  const [open, setOpen] = useOpenVillage(props.question);
  const canvas = useRef<HTMLDivElement>(null);
  useInitialScroll(zoom.scroller, centreOf(villageActions.size > 0 ? [...villageActions.keys()] : own));
  const focusVillage = (village: VillageName | null, options?: FocusOptions) =>
    canvas.current?.querySelector<HTMLElement>(`[data-village="${village}"]`)?.focus(options);
  // A player who closes the detail by a button in it stays on the map.
  const close = () => {
    focusVillage(open, { preventScroll: true });
    setOpen(null);
  };
  const highlights = useMemo(
    () => highlightsOf(villageActions, nextSteps, selected),
    [villageActions, nextSteps, selected],
  );
  return (
    <section className={styles.realm} aria-label={tMap("map.label")} data-element="map">
      <div className={styles.frame}>
        <div className={styles.scroller} ref={zoom.scroller}>
          <div
            ref={canvas}
            className={styles.canvas}
            data-testid="map-canvas"
            style={zoom.scale === null ? undefined : { width: `${width * zoom.scale}px` }}
          >
            <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              {ground}
              {pieces(highlights)}
            </svg>
            <VillageButtons {...props} {...{ zoom, highlights, open, setOpen, focusVillage }} />
          </div>
        </div>
        <ZoomBar tMap={tMap} zoom={zoom} />
      </div>
      {open === null ? null : detail(open, close)}
    </section>
  );
}

/**
 * The village whose detail is open, until something else is asked: the detail would cover the map from then on.
 */
function useOpenVillage(question: number | null): readonly [VillageName | null, (village: VillageName | null) => void] {
  const [opened, setOpened] = useState<{ readonly village: VillageName | null; readonly question: number | null }>();
  const open = opened?.question === question ? opened.village : null;
  return [open, (village) => setOpened({ village, question })];
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

function highlightsOf(villageActions: VillageActions, nextSteps: NextSteps, selected: Draft | null): Highlights {
  const highlightOf = (actions: readonly Draft[]) =>
    actions.some((action) => isSameAction(action, selected)) ? "chosen" : "available";
  const here = [...villageActions].map(([village, actions]): [VillageName, Highlight] => [
    village,
    highlightOf(actions),
  ]);
  return new Map([...here, ...[...nextSteps.keys()].map((village): [VillageName, Highlight] => [village, "nextStep"])]);
}
