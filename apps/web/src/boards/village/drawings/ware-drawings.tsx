import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "../../../ui/icons/drawing.module.css";
import type { Cube, Ware } from "../game.ts";

/** Each cube has its sign, so that no colour stands alone. */
const signs: Readonly<Record<Cube, ReactNode>> = {
  orange: <path className={clsx(ink.line, ink.thin)} d="M7 19l6-6M11.5 10.5l5 5 1.8-1.8-5-5z" />,
  green: <path className={clsx(ink.line, ink.thin)} d="M6.5 12h9.5v4.5h-5l-2.5 2.5v-2.5h-2z" />,
  brown: <path className={clsx(ink.line, ink.thin)} d="M11 10v9.5M7.8 13h6.4" />,
  pink: (
    <path
      className={clsx(ink.line, ink.thin)}
      d="M11 12.3c-1.4-1-3-1-4.6-.7v6.6c1.6-.3 3.2-.3 4.6.7 1.4-1 3-1 4.6-.7v-6.6c-1.6-.3-3.2-.3-4.6.7zM11 12.3v6.6"
    />
  ),
  plague: <path className={clsx(ink.line, ink.thin)} d="M7.5 11.5l7 7M14.5 11.5l-7 7" />,
};

const cube = (colour: Cube) => (
  <g className={`cube-${colour}`}>
    <path className={ink.deep} d="M3 8.5L8 3.5h13l-5 5z" />
    <path className={ink.deep} d="M16 8.5l5-5V16l-5 5.5z" />
    <path className={ink.wash} d="M3 8.5h13v13H3z" />
    {signs[colour]}
  </g>
);

/** What a farm holds and prices are made of, on a 24 grid. */
export const wareDrawings: Readonly<Record<Ware | "plague" | "time" | "prestige", ReactNode>> = {
  orange: cube("orange"),
  green: cube("green"),
  brown: cube("brown"),
  pink: cube("pink"),
  plague: cube("plague"),
  coin: (
    <>
      <circle className={ink.wash} cx="12" cy="12" r="9.3" />
      <path className={clsx(ink.line, ink.thin)} d="M12 6v12M6 12h12M8.5 8.5l7 7M15.5 8.5l-7 7" />
    </>
  ),
  grain: (
    <>
      <path className={ink.wash} d="M7 9c-5 4-5 12 .5 12.5h9c5.5-.5 5.5-8.5.5-12.5z" />
      <path className={ink.deep} d="M6.5 4.5L8.5 9h7l2-4.5-3 1.5L12 3.5 9.5 6z" />
      <path
        className={clsx(ink.line, ink.thin)}
        d="M12 12v7M12 14.5l-2.5-2M12 14.5l2.5-2M12 17.5l-2.5-2M12 17.5l2.5-2"
      />
    </>
  ),
  scroll: (
    <>
      <path className={ink.wash} d="M6 4h12v13H6z" />
      <path
        className={ink.deep}
        d="M4.5 17h13.5a2.2 2.2 0 0 1 0 4.5H4.5a2.2 2.2 0 0 1 0-4.5zM19.5 2.5H6A2.2 2.2 0 0 0 6 7h13.5a2.2 2.2 0 0 0 0-4.5z"
      />
      <path className={clsx(ink.line, ink.thin)} d="M9 10h6M9 12.5h6M9 15h4" />
    </>
  ),
  horse: (
    <>
      <path className={ink.wash} d="M6 21.5c.5-5 .5-7-2-9.5L8 5.5l1-3 2.5 2.5c5 .5 8.5 4 9 10l.5 6.5z" />
      <path className={clsx(ink.line, ink.thin)} d="M11.5 5c2 3 2 6 5.5 9M8.5 8.5h.1M4.5 12.5l3-.5 2 2.5" />
      <path className={ink.solid} d="M11.5 5c5 .5 8.5 4 9 10-3-1-5.5-4-6-6z" />
    </>
  ),
  plough: (
    <>
      <path className={ink.wash} d="M3 16.5h11l6 3.5-9 1.5z" />
      <path className={ink.line} d="M11 16.5L4 5.5M14 16.5L20 5M4 5.5l-1.5 2M7.5 11h9" />
    </>
  ),
  ox: (
    <>
      <path className={ink.wash} d="M6.5 9.5h11l-1.5 8-4 4-4-4z" />
      <path className={ink.deep} d="M8.5 17h7l-1 3-2.5 1.8L9.5 20z" />
      <path
        className={ink.line}
        d="M6.5 9.5C2 9 2 5 4 3c.5 3 2.5 4 5 4.5M17.5 9.5c4.5-.5 4.5-4.5 2.5-6.5-.5 3-2.5 4-5 4.5"
      />
      <path className={ink.solid} d="M8.8 12.2h1.8v1.8H8.8zM13.4 12.2h1.8v1.8h-1.8z" />
    </>
  ),
  wagon: (
    <>
      <path className={ink.deep} d="M4 12C4 5 8 3.5 12 3.5S20 5 20 12z" />
      <path className={ink.wash} d="M2.5 12h19L20 16.5H4z" />
      <circle className={ink.wash} cx="7" cy="18.3" r="3.2" />
      <circle className={ink.wash} cx="17" cy="18.3" r="3.2" />
      <path className={clsx(ink.line, ink.thin)} d="M9 4.5V12M15 4.5V12" />
    </>
  ),
  time: (
    <>
      <path
        className={ink.wash}
        d="M7 3.5c0 5 3 6 4.3 8.5C10 14.5 7 15.5 7 20.5h10c0-5-3-6-4.3-8.5C14 9.5 17 8.5 17 3.5z"
      />
      <path className={ink.solid} d="M8.5 19.5c.5-2.5 2.5-3 3.5-4.5 1 1.5 3 2 3.5 4.5z" />
      <path className={ink.line} d="M5.5 3h13M5.5 21h13" />
    </>
  ),
  prestige: (
    <>
      <path className={ink.wash} d="M12 2.5l2.8 6 6.7.8-5 4.5 1.4 6.7-5.9-3.4-5.9 3.4 1.4-6.7-5-4.5 6.7-.8z" />
      <circle className={ink.solid} cx="12" cy="12" r="2" />
    </>
  ),
};
