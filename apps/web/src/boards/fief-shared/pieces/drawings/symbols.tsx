import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "./drawing.module.css";
import { capital, castle, press } from "./game-icon-drawings.tsx";
import { signDrawings } from "./sign-drawings.tsx";

export type PieceName = keyof typeof pieceDrawings | keyof typeof signDrawings;

/** What is built or stands on the map, on a 24 grid. */
const pieceDrawings = {
  house: (
    <>
      <path className={ink.wash} d="M4 20V11L12 3l8 8v9Z" />
      <path className={ink.line} d="M2 12L12 2l10 10" />
      <path className={ink.solid} d="M9.8 20v-5.500h4.400V20Z" />
    </>
  ),
  castle,
  city: (
    <>
      <path className={ink.wash} d="M3 13V5l4-4 4 4v8ZM13 13V7l4-5 4 5v6Z" />
      <path className={ink.wash} d="M-2 22V11h4v2.500h3V11h4v2.500h3V11h4v2.500h3V11h4v2.500h3V22Z" />
      <path className={ink.solid} d="M9 22v-4a3 3 0 0 1 6 0v4Z" />
      <path className={clsx(ink.line, ink.thin)} d="M7 8v2M17 9v2M0 17.500h6M18 17.500h6" />
    </>
  ),
  mill: (
    <>
      <path className={ink.wash} d="M8.500 22L10 11h4l1.500 11Z" />
      <path className={ink.solid} d="M9.700 11q2.300-5 4.600 0Z" />
      <path className={ink.line} d="M3 3l18 13M21 3L3 16" />
      <path
        className={ink.wash}
        d="M3 3l6.500 2-1.500 2.300ZM21 3l-2 6-2.300-1.500ZM3 16l2-6 2.300 1.500ZM21 16l-6-2 1.500-2.300Z"
      />
    </>
  ),
  press,
  soldier: (
    <path
      className={ink.solid}
      d="M6 22V14q0-4 4.500-4T15 14v8ZM7 5.500a3.500 3.500 0 0 1 7 0V9H7ZM18 23V5h1.600v18ZM18.800-1l2.400 6h-4.800Z"
    />
  ),
  capital,
  sergeant: <path className={ink.solid} d="M7 22V12q0-4 5-4t5 4v10ZM4.500 7.500Q12-4 19.500 7.500Z" />,
  knight: (
    <path
      className={ink.solid}
      fillRule="evenodd"
      d="M4.500 4Q12-2 19.500 4v13Q18 21.500 12 24q-6-2.500-7.500-7ZM6.500 9h4.300v2.800H6.500ZM13.200 9h4.300v2.800h-4.300Z"
    />
  ),
  back: (
    <>
      <path className={ink.solid} d="M3 3h18v18H3Z" />
      <path className={ink.wash} d="M12 6l6 6-6 6-6-6Z" />
    </>
  ),
  engine: (
    <>
      <path className={ink.line} d="M2 22h20M5 22l7-13 7 13M8 16.500h8M3 4l17 9" />
      <circle className={ink.solid} cx="4" cy="4.500" r="3.200" />
      <path className={ink.solid} d="M17.500 10.500l6 3.200-2 3.500-6-3.200Z" />
    </>
  ),
  bars: (
    <>
      <path className={ink.wash} d="M3 2h18v20H3Z" />
      <path className={ink.line} d="M3 2h18v20H3ZM8 2v20M12 2v20M16 2v20M3 12h18" />
    </>
  ),
  relic: (
    <>
      <path className={ink.wash} d="M3 12h18v9H3ZM3 12L7 6h10l4 6Z" />
      <path className={ink.line} d="M12 1v6M9.500 3.500h5M3 16.500h18M8 21v2M16 21v2" />
    </>
  ),
  purse: (
    <>
      <path className={ink.wash} d="M8 8Q2 14 3 18.500 4 22.500 12 22.500t9-4Q22 14 16 8Z" />
      <path className={ink.line} d="M7 2.500q2.500 2 5 0t5 0L16 8H8ZM7 8h10" />
      <path
        className={clsx(ink.line, ink.thin)}
        d="M14.500 12.500q-4.500-1.500-4.500 2.700t4.500 2.700M8.700 14.300h4M8.700 16.200h4"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The definitions that every piece of the map refers to. */
export function Drawing() {
  return Object.entries({ ...pieceDrawings, ...signDrawings }).map(([name, drawing]) => (
    <symbol key={name} id={`fief-${name}`} viewBox="-2 -2 28 28">
      {drawing}
    </symbol>
  ));
}
