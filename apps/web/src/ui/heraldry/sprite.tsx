import type { ReactNode } from "react";
import ink from "../icons/drawing.module.css";
import { IconSymbols } from "../icons/icon.tsx";
import { SeatSymbols } from "./shield.tsx";
import styles from "./sprite.module.css";

/** Every drawing that a page refers to by name. Once per page, first in the body: `use` does not work across files. */
export function Sprite({ children }: { children?: ReactNode }) {
  return (
    <Symbols>
      <Hatchings />
      <IconSymbols />
      <SeatSymbols />
      {children}
    </Symbols>
  );
}

/** Drawings that something next to them refers to by name. */
export function Symbols({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true" focusable="false">
      {children}
    </svg>
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
