import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "../../../ui/icons/drawing.module.css";
import type { Action } from "../game.ts";
import { family } from "./game-icon-drawing.tsx";

/** Each action as one silhouette on a 64 grid: ink, a wash and a deep pigment. */
export const placeDrawings: Readonly<Record<Action | "well" | "mill", ReactNode>> = {
  harvest: (
    <>
      <path className={ink.deep} d="M4 58q28-8 56 0v4H4z" />
      <path className={ink.wash} d="M21 56l-6-30q6-10 10-4 2-14 7-16 5 2 7 16 4-6 10 4l-6 30z" />
      <path className={ink.solid} d="M17 37h30l-1 6H18z" />
      <path className={clsx(ink.line, ink.thin)} d="M25 54l-3-28M32 54V12M39 54l3-28" />
    </>
  ),
  family,
  crafts: (
    <>
      <path className={ink.deep} d="M8 40h44q4 0 6-6v-2H24q-10 0-20 0 0 6 4 8z" />
      <path className={ink.wash} d="M20 40h22v6q6 6 10 10H10q4-4 10-10z" />
      <path className={ink.line} d="M30 28L48 10" />
      <path className={ink.solid} d="M40 6l12 12 5-5L45 1z" transform="translate(0 3)" />
    </>
  ),
  market: (
    <>
      <path className={ink.wash} d="M10 28h44v30H10z" />
      <path className={ink.deep} d="M6 28L12 10h40l6 18q-4 8-10.5 0-5 8-10.5 0-5 8-10.5 0-5 8-10.5 0-6 8-10 0z" />
      <path className={clsx(ink.line, ink.thin)} d="M19 10l-2.5 18M27 10l-1 18M37 10l1 18M45 10l2.5 18" />
      <path className={ink.solid} d="M6 44h52v4H6z" />
      <path className={ink.line} d="M18 44v-5M24 44v-7M30 44v-4M40 44v-6M46 44v-3" />
    </>
  ),
  travel: (
    <>
      <path className={ink.wash} d="M10 34q22-8 44 0l-5 12H15z" />
      <path className={ink.deep} d="M12 34Q12 12 32 12t20 22z" />
      <circle className={ink.wash} cx="20" cy="50" r="9" />
      <circle className={ink.wash} cx="46" cy="50" r="9" />
      <path className={clsx(ink.line, ink.thin)} d="M20 41v18M11 50h18M46 41v18M37 50h18M24 15v17M40 15v17" />
    </>
  ),
  council: (
    <>
      <path className={ink.deep} d="M4 24L32 7l28 17z" />
      <path className={ink.wash} d="M9 24h46v28H9z" />
      <path className={ink.solid} d="M5 52h54v7H5z" />
      <path className={ink.line} d="M17 28v20M27 28v20M37 28v20M47 28v20" />
    </>
  ),
  church: (
    <>
      <path className={ink.wash} d="M8 36h34v22H8z" />
      <path className={ink.deep} d="M5 37L24 22l21 15z" />
      <path className={ink.wash} d="M40 26h14v32H40z" />
      <path className={ink.deep} d="M38 27l9-20 9 20z" />
      <path className={ink.line} d="M47 7V2M44.5 4h5" />
      <path className={ink.solid} d="M20 58V48a4 4 0 0 1 8 0v10zM45 34h4v8h-4z" />
    </>
  ),
  well: (
    <>
      <path className={ink.deep} d="M8 26L32 8l24 18z" />
      <path className={ink.line} d="M15 26v18M49 26v18M15 32h34M32 32v6" />
      <path className={ink.wash} d="M10 42h44l-4 18H14z" />
      <path className={clsx(ink.line, ink.thin)} d="M12 48h40M13 54h38M22 42v6M40 42v6M30 48v6M20 54v6M42 54v6" />
      <path className={ink.solid} d="M28 36h8v5h-8z" />
    </>
  ),
  mill: (
    <>
      <path className={ink.deep} d="M6 59q26-6 52 0v3H6z" />
      <path className={ink.wash} d="M22 58l4-28h12l4 28z" />
      <path className={ink.solid} d="M24 30q8-12 16 0zM29 58v-8h6v8z" />
      <path
        className={ink.deep}
        d="M33 25L50 6l4 4-18 17zM31 29L14 48l-4-4 18-17zM30 24L11 12l3-5 19 14zM34 30l19 12-3 5-19-14z"
      />
    </>
  ),
};
