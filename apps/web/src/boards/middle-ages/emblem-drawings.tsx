import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "../../ui/icons/drawing.module.css";
import type { Domain } from "./game.ts";
import { palace } from "./game-icon-drawing.tsx";

/** Five ears of corn: a stem, grains in pairs, a grain at the tip. */
const ears = [
  {
    stem: "M28 56Q14.5 38 9 20",
    tip: "translate(9 21) rotate(-17.6)",
    grains: [
      "translate(14.7 34.4) rotate(-59.6)",
      "translate(14.7 34.4) rotate(8.4)",
      "translate(12.7 30.1) rotate(-57.1)",
      "translate(12.7 30.1) rotate(10.9)",
      "translate(11 25.8) rotate(-54.4)",
      "translate(11 25.8) rotate(13.6)",
      "translate(9.5 21.4) rotate(-51.7)",
      "translate(9.5 21.4) rotate(16.3)",
    ],
  },
  {
    stem: "M36 56Q49.5 38 55 20",
    tip: "translate(55 21) rotate(17.6)",
    grains: [
      "translate(49.3 34.4) rotate(-8.4)",
      "translate(49.3 34.4) rotate(59.6)",
      "translate(51.3 30.1) rotate(-10.9)",
      "translate(51.3 30.1) rotate(57.1)",
      "translate(53 25.8) rotate(-13.6)",
      "translate(53 25.8) rotate(54.4)",
      "translate(54.5 21.4) rotate(-16.3)",
      "translate(54.5 21.4) rotate(51.7)",
    ],
  },
  {
    stem: "M30 56Q24 33 20 10",
    tip: "translate(20 11) rotate(-10)",
    grains: [
      "translate(23.5 28.4) rotate(-45.7)",
      "translate(23.5 28.4) rotate(22.3)",
      "translate(22.4 22.9) rotate(-45.2)",
      "translate(22.4 22.9) rotate(22.8)",
      "translate(21.3 17.4) rotate(-44.6)",
      "translate(21.3 17.4) rotate(23.4)",
      "translate(20.3 11.8) rotate(-44)",
      "translate(20.3 11.8) rotate(24)",
    ],
  },
  {
    stem: "M34 56Q40 33 44 10",
    tip: "translate(44 11) rotate(10)",
    grains: [
      "translate(40.5 28.4) rotate(-22.3)",
      "translate(40.5 28.4) rotate(45.7)",
      "translate(41.6 22.9) rotate(-22.8)",
      "translate(41.6 22.9) rotate(45.2)",
      "translate(42.7 17.4) rotate(-23.4)",
      "translate(42.7 17.4) rotate(44.6)",
      "translate(43.7 11.8) rotate(-24)",
      "translate(43.7 11.8) rotate(44)",
    ],
  },
  {
    stem: "M32 57Q32 33 32 9",
    tip: "translate(32 10) rotate(0)",
    grains: [
      "translate(32 28.2) rotate(-34)",
      "translate(32 28.2) rotate(34)",
      "translate(32 22.4) rotate(-34)",
      "translate(32 22.4) rotate(34)",
      "translate(32 16.7) rotate(-34)",
      "translate(32 16.7) rotate(34)",
      "translate(32 10.9) rotate(-34)",
      "translate(32 10.9) rotate(34)",
    ],
  },
];

/** Eight emblems on a 64 grid: ink, a wash and a deep pigment. */
export const emblems: Readonly<Record<Domain, ReactNode>> = {
  field: (
    <>
      <path className={ink.deep} d="M4 60C14 54 24 56 32 55S52 53 60 58V62H4Z" />
      <path className={clsx(ink.line, ink.thin)} d="M8 60q12-4 24-3M22 61.5q16-4 32-2" />
      {ears.map(({ stem, tip, grains }) => (
        <g key={stem}>
          <path className={ink.line} d={stem} />
          {grains.map((grain) => (
            <path
              key={grain}
              className={ink.wash}
              transform={grain}
              d="M0 0C2.7-2.2 2.7-4.5 0-6.4-2.7-4.5-2.7-2.2 0 0Z"
            />
          ))}
          <path className={ink.wash} transform={tip} d="M0 0C2.7-2.6 2.7-5.2 0-7.5-2.7-5.2-2.7-2.6 0 0Z" />
        </g>
      ))}
      <path className={ink.solid} d="M23 41q9 4 18 0l1.2 5q-10 4.6-20.4 0z" />
      <path className={ink.line} d="M25 46l-4 12M39 46l4 12M29 47l-2 11M35 47l2 11" />
    </>
  ),
  mill: (
    <>
      <path className={ink.deep} d="M6 60q26-7 52 0v2H6z" />
      <path className={ink.wash} d="M23 59l3.5-31h11L41 59z" />
      <path className={ink.solid} d="M24.5 28.5Q32 12 39.5 28.5z" />
      <path className={clsx(ink.line, ink.thin)} d="M25 45h14M24.5 51h6M26.5 38h5" />
      <path className={ink.solid} d="M29.5 59v-8a2.5 2.5 0 0 1 5 0v8z" />
      {[20, 110, 200, 290].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 25)`}>
          <path className={ink.wash} d="M33.5 22V3h8v16z" />
          <path className={clsx(ink.line, ink.thin)} d="M33.5 7.5h8M33.5 12h8M33.5 16.5h8M37.5 3v17" />
          <path className={ink.line} d="M32 25V2" />
        </g>
      ))}
      <circle className={ink.solid} cx="32" cy="25" r="2.6" />
    </>
  ),
  village: (
    <>
      <path className={ink.deep} d="M3 60q29-6 58 0v2H3z" />
      <path className={clsx(ink.line, ink.thin)} d="M49.5 13q-4-3 0-6t0-6" />
      <path className={ink.wash} d="M33 34h24v25H33z" />
      <path className={ink.solid} d="M46.5 14h6v12h-6z" />
      <path className={ink.deep} d="M29 36L45 15l16 21z" />
      <path className={clsx(ink.line, ink.thin)} d="M45 20l-9 12M49 24l-6 9M53.5 30l-2.5 3.5M40 33l2-3" />
      <path className={ink.wash} d="M9 42h22v17H9z" />
      <path className={ink.deep} d="M4 44L20 22l17 22z" />
      <path className={clsx(ink.line, ink.thin)} d="M20 28L11 40M24 32l-6 9M29 38l-2.5 3.5M16 41l2-3" />
      <path className={ink.solid} d="M17 59V50.5a3 3 0 0 1 6 0V59z" />
      <path className={ink.solid} d="M38 41h5v5h-5zM48 41h5v5h-5z" />
      <path className={clsx(ink.line, ink.thin)} d="M35 52h20M40 52v7M50 52v7" />
    </>
  ),
  rampart: (
    <>
      <path className={ink.deep} d="M3 60q29-5 58 0v2H3z" />
      <path className={ink.wash} d="M4 59V34h5v4h5v-4h5v4h26v-4h5v4h5v-4h5v25z" />
      <path className={ink.wash} d="M19 59V14h-2.5V6h5.5v4h6V6h8v4h6V6h5.5v8H45v45z" />
      <path className={ink.line} d="M19 14h26" />
      <path className={ink.solid} d="M27 59V47.5a5 5 0 0 1 10 0V59z" />
      <path className={ink.solid} d="M30.8 21h2.4v4.5h2.3v2.2h-2.3V33h-2.4v-5.3h-2.3v-2.2h2.3z" />
      <path
        className={clsx(ink.line, ink.thin)}
        d="M22 20h4M38 18h4M22 29h3M39 32h4M23 39h5M37 40h4M6 44h6M10 50h6M50 44h6M53 51h5M48 51h2M21 51h3M40 49h3"
      />
    </>
  ),
  market: (
    <>
      <path className={ink.deep} d="M4 60q28-4 56 0v2H4z" />
      <path className={ink.line} d="M10 28v32M54 28v32" />
      <path className={ink.wash} d="M7 10h50l4 15H3z" />
      <path className={ink.solid} d="M15.3 10h8.3L22.2 25h-9.6zM32 10h8.4l1.4 15H32zM48.7 10H57l4 15h-9.6z" />
      <path
        className={ink.wash}
        d="M3 25h9.6v2.5a4.8 4.8 0 0 1-9.6 0zM12.6 25h9.7v2.5a4.8 4.8 0 0 1-9.7 0zM22.3 25H32v2.5a4.8 4.8 0 0 1-9.7 0zM32 25h9.7v2.5a4.8 4.8 0 0 1-9.7 0zM41.7 25h9.7v2.5a4.8 4.8 0 0 1-9.7 0zM51.4 25H61v2.5a4.8 4.8 0 0 1-9.6 0z"
      />
      <path className={ink.wash} d="M7 46h50v14H7z" />
      <path className={clsx(ink.line, ink.thin)} d="M19.5 46v14M32 46v14M44.5 46v14" />
      <circle className={ink.wash} cx="17" cy="42" r="4" />
      <circle className={ink.wash} cx="24.5" cy="42" r="4" />
      <circle className={ink.deep} cx="20.7" cy="37" r="4" />
      <path className={ink.solid} d="M37 46q-3-7 2-9l-1-2h7l-1 2q5 2 2 9z" />
      <path className={ink.line} d="M6 46h52" />
    </>
  ),
  barracks: (
    <>
      {[45, -45].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 32 33)`}>
          <path className={ink.deep} d="M29.8 50V3L32-1.5 34.2 3v47z" />
          <path className={clsx(ink.line, ink.thin)} d="M32 5v44" />
          <path className={ink.solid} d="M24.5 49h15v3.4h-15zM30.4 52h3.2v7h-3.2z" />
          <circle className={ink.solid} cx="32" cy="60.5" r="3.2" />
        </g>
      ))}
      <g transform="translate(32 31) scale(1.02) translate(-32 -33)">
        <path className={ink.wash} d="M17 22Q17 10 32 10T47 22V43Q47 50 32 57 17 50 17 43z" />
        <path className={ink.solid} d="M19.5 27h10v3.6h-10zM34.5 27h10v3.6h-10z" />
        <path
          className={ink.deep}
          d="M30 11h4v14.5h11.5v-3.7H47v11h-1.5V32H34v23.5l-2 1-2-1V32H18.5v.8H17v-11h1.5v3.7H30z"
        />
        <path className={ink.solid} d="M20.5 27h8v3h-8zM35.5 27h8v3h-8z" />
        <path
          className={ink.solid}
          d="M22 38h1.8v1.8H22zM26 38h1.8v1.8H26zM22 42.5h1.8v1.8H22zM26 42.5h1.8v1.8H26zM36.2 38H38v1.8h-1.8zM40.2 38H42v1.8h-1.8zM36.2 42.5H38v1.8h-1.8zM40.2 42.5H42v1.8h-1.8z"
        />
      </g>
    </>
  ),
  church: (
    <>
      <path className={ink.deep} d="M3 60q29-5 58 0v2H3z" />
      <path className={ink.wash} d="M28 59V40L44 27l16 13v19z" />
      <path className={ink.deep} d="M25 42L44 25l19 17-2 2-17-14.5L27 44z" />
      <path className={ink.wash} d="M8 59V28h17v31z" />
      <path className={ink.solid} d="M6 29L16.5 9 27 29z" />
      <path className={ink.line} d="M16.5 10V2M13 5h7" />
      <path className={ink.solid} d="M14 43v-7a2.5 2.5 0 0 1 5 0v7z" />
      <circle className={ink.solid} cx="44" cy="40" r="4.8" />
      <path className={clsx(ink.line, ink.washLine)} d="M44 35.5v9M39.5 40h9M40.8 36.8l6.4 6.4M47.2 36.8l-6.4 6.4" />
      <path className={ink.solid} d="M39.5 59v-7q1-4 4.5-5 3.5 1 4.5 5v7z" />
      <path className={clsx(ink.line, ink.thin)} d="M11 49h4M18 53h4M11 33h3M31 49h4M53 48h4M31 54h3M54 54h3" />
    </>
  ),
  palace,
};

/** A Peasant: hood and hayfork. A Chest: its rounded lid. Both on a 24 grid. */
export const signs = {
  peasant: (
    <>
      <path
        className={ink.solid}
        fillRule="evenodd"
        d="M9 1.5c4.6 0 6.3 3.4 6.3 6.6 0 1.8-.5 3.3-1.5 4.4H4.2c-1-1.1-1.5-2.6-1.5-4.4 0-3.2 1.7-6.6 6.3-6.6zM9 5C7 5 6 6.6 6 8.4S7.3 11.6 9 11.6s3-1.4 3-3.2S11 5 9 5z"
      />
      <path className={ink.solid} d="M1 22.5c0-5 2-8.5 5-9l3 2.6 3-2.6c3 .5 5 4 5 9z" />
      <path className={ink.line} d="M20.5 22.5V8M17.7 2v4.5q0 1.7 2.8 1.7t2.8-1.7V2M20.5 2v6" />
    </>
  ),
  chest: (
    <>
      <path className={ink.solid} d="M2.5 10.5C2.5 6.5 5 4 8 4h8c3 0 5.5 2.5 5.5 6.5z" />
      <path className={ink.solid} fillRule="evenodd" d="M2.5 12H9v3.5h6V12h6.5v8h-19z" />
      <path className={ink.solid} d="M10.8 11h2.4v3h-2.4z" />
    </>
  ),
};
