import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { Translate } from "../../board.ts";
import type { Zoom } from "./use-zoom.ts";
import styles from "./zoom-bar.module.css";

/** Zoom buttons, for players without a wheel or a touch screen. */
export function ZoomBar({ tMap, zoom }: { readonly tMap: Translate; readonly zoom: Zoom }) {
  return (
    <div className={styles.bar}>
      <ToolButton className={styles.button} onClick={zoom.nearer} aria-label={tMap("map.nearer")}>
        <Icon name="plus" />
      </ToolButton>
      <ToolButton className={styles.button} onClick={zoom.farther} aria-label={tMap("map.farther")}>
        <Icon name="minus" />
      </ToolButton>
    </div>
  );
}
