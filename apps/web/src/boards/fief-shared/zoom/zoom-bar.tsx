import { Mark } from "../../../ui/mark.tsx";
import { Tool } from "../../../ui/tool.tsx";
import type { Words } from "../../board.ts";
import type { Zoom } from "./use-zoom.ts";
import styles from "./zoom-bar.module.css";

/** Zoom buttons, for players without a wheel or a touch screen. */
export function ZoomBar({ tMap, zoom }: { readonly tMap: Words; readonly zoom: Zoom }) {
  return (
    <div className={styles.bar}>
      <Tool className={styles.button} onClick={zoom.nearer} aria-label={tMap("map.nearer")}>
        <Mark name="plus" />
      </Tool>
      <Tool className={styles.button} onClick={zoom.farther} aria-label={tMap("map.farther")}>
        <Mark name="minus" />
      </Tool>
    </div>
  );
}
