import { Mark } from "../../../ui/mark.tsx";
import { Tool } from "../../../ui/tool.tsx";
import type { Words } from "../../board.ts";
import type { Zoom } from "./use-zoom.ts";

/** Zoom buttons, for players without a wheel or a touch screen. */
export function ZoomBar({ tMap, zoom }: { readonly tMap: Words; readonly zoom: Zoom }) {
  return (
    <div className="fief-zoom">
      <Tool onClick={zoom.nearer} aria-label={tMap("map.nearer")}>
        <Mark name="plus" />
      </Tool>
      <Tool onClick={zoom.farther} aria-label={tMap("map.farther")}>
        <Mark name="minus" />
      </Tool>
    </div>
  );
}
