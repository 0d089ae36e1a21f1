import ink from "../icons/drawing.module.css";
import { IconSymbols } from "../icons/icon-symbols.tsx";
import { SeatSymbols } from "./seat-symbols.tsx";

/** The marks of the site that pages refer to by name. */
export function SiteSymbols() {
  return (
    <>
      <Hatchings />
      <IconSymbols />
      <SeatSymbols />
    </>
  );
}

/** Petra Sancta's hatchings: each tincture by its lines, for eyes and printers without colour. */
function Hatchings() {
  return (
    <defs>
      <pattern id="h-gules" width="3" height="3" patternUnits="userSpaceOnUse">
        <path className={ink.hatchLine} d="M1.5 0V3" />
      </pattern>
      <pattern id="h-azure" width="3" height="3" patternUnits="userSpaceOnUse">
        <path className={ink.hatchLine} d="M0 1.5H3" />
      </pattern>
      <pattern id="h-or" className={ink.darkHatch} width="4" height="4" patternUnits="userSpaceOnUse">
        <circle className={ink.hatchDot} cx="1" cy="1" r=".75" />
        <circle className={ink.hatchDot} cx="3" cy="3" r=".75" />
      </pattern>
      <pattern id="h-sable" width="3" height="3" patternUnits="userSpaceOnUse">
        <path className={ink.hatchLine} d="M1.5 0V3M0 1.5H3" />
      </pattern>
      <pattern
        id="h-vert"
        className={ink.darkHatch}
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={ink.hatchLine} d="M0 1.5H3" />
      </pattern>
      <pattern
        id="h-purpure"
        className={ink.darkHatch}
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className={ink.hatchLine} d="M0 1.5H3" />
      </pattern>
    </defs>
  );
}
