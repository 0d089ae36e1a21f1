import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "./drawing.module.css";

/** The signs of lords and disasters, on a 24 grid. */
export const signDrawings = {
  king: <path className={ink.solid} d="M3 19h18v3H3ZM3 17L1.500 5.500l6 5L12 2l4.500 8.500 6-5L21 17Z" />,
  queen: (
    <>
      <path className={ink.solid} d="M3 19h18v3H3ZM3 17L2.500 8.500 8 12l4-6.500 4 6.500 5.500-3.500L21 17Z" />
      <circle className={ink.solid} cx="12" cy="3" r="2" />
      <circle className={ink.solid} cx="2.500" cy="6" r="2" />
      <circle className={ink.solid} cx="21.500" cy="6" r="2" />
    </>
  ),
  prince: <path className={ink.line} d="M3.500 21h17M4 16.500L2.500 6l6 5L12 3l3.500 8 6-5L20 16.500Z" />,
  pope: (
    <>
      <path className={ink.wash} d="M5.500 22V12Q5.500 5 12 2q6.500 3 6.500 10v10Z" />
      <path className={ink.line} d="M5 21.500h14M5.500 16h13M6.500 10.500h11M12-1.500V3M10.300 0h3.400" />
    </>
  ),
  cardinal: (
    <>
      <path
        className={ink.solid}
        d="M0 13q12 4 24 0l-.500 3.500q-11.500 3-23 0ZM5.500 12.500Q6 4.500 12 4.500t6.500 8Q12 14 5.500 12.500Z"
      />
      <path className={clsx(ink.line, ink.thin)} d="M3 17v5M1.500 22h3M21 17v5M19.500 22h3" />
    </>
  ),
  bishop: (
    <>
      <path className={ink.wash} d="M3.500 21.500V11Q4 5 12 0q8 5 8.500 11v10.500Z" />
      <path className={ink.line} d="M3.500 17h17M12 1v16M8 9h8" />
    </>
  ),
  maid: (
    <>
      <path className={ink.wash} d="M10 17L10.500 4 12 0l1.500 4L14 17Z" />
      <path className={ink.line} d="M5 17h14M12 17v6M9.500 23.200h5" />
    </>
  ),
  excommunicated: (
    <>
      <path className={ink.wash} d="M9 23V9h6v14Z" />
      <path className={ink.solid} d="M12 8q-3-2.500 0-7 3 4.500 0 7Z" />
      <path className={ink.line} d="M2 3l20 18" />
    </>
  ),
  author: (
    <>
      <path className={ink.solid} d="M10 9h4l-2 14Z" />
      <path className={ink.line} d="M6 8.500h12M12 8V2.500M9.800 1.500h4.400" />
    </>
  ),
  passage: (
    <>
      <path className={ink.solid} d="M3 22V12a9 9 0 0 1 18 0v10h-3.500V12a5.500 5.500 0 0 0-11 0v10Z" />
      <path className={ink.line} d="M9 22v-3h3v-3h3v-3" />
    </>
  ),
  "bad-weather": (
    <>
      <path className={ink.solid} d="M5 13.500a4.500 4.500 0 0 1 .500-9 6 6 0 0 1 11.500 0 4.700 4.700 0 0 1 2 9Z" />
      <path className={ink.line} d="M7 16.500l-2.500 5.500M13 16.500L10.500 22M19 16.500L16.500 22" />
    </>
  ),
  famine: (
    <>
      <path className={ink.line} d="M12 23V6" />
      <path
        className={ink.solid}
        d="M12 7Q9.500 4 12 0q2.500 4 0 7ZM11.500 12q-5 0-5.500-5.500 5 .500 5.500 5.500ZM12.500 12q5 0 5.500-5.500-5 .500-5.500 5.500ZM11.500 18q-5 0-5.500-5.500 5 .500 5.500 5.500ZM12.500 18q5 0 5.500-5.500-5 .500-5.500 5.500Z"
      />
      <path className={ink.line} d="M2 2l20 20" />
    </>
  ),
  revolt: (
    <>
      <path className={ink.line} d="M12 23V9M6 1v6q0 2.500 6 2.500T18 7V1M12 1v8" />
      <path className={ink.solid} d="M10.800 12h2.400v11h-2.400Z" />
    </>
  ),
  plague: (
    <path
      className={ink.solid}
      fillRule="evenodd"
      d="M3 10.500Q3 1 12 1t9 9.500q0 4-3 5.500v6.500h-3v-3h-1.500v3h-3v-3H9v3H6V16Q3 14.500 3 10.500ZM6 11.500a2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0-5 0ZM13 11.500a2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0-5 0Z"
    />
  ),
  "good-harvest": (
    <>
      <path className={ink.line} d="M12 23V5M8 22L10 9 5.500 4M16 22L14 9l4.500-5" />
      <path
        className={ink.solid}
        d="M12 7Q9.500 4 12 0q2.500 4 0 7ZM6 8Q2.500 6 3 1.500 7 3 6 8ZM18 8q3.500-2 3-6.500Q17 3 18 8ZM7 14.500q5 2.500 10 0v3.500q-5 2.500-10 0Z"
      />
    </>
  ),
  "fine-weather": (
    <>
      <circle className={ink.solid} cx="12" cy="12" r="5" />
      <path
        className={ink.line}
        d="M12 1v4M12 19v4M1 12h4M19 12h4M4.200 4.200L7 7M17 17l2.800 2.800M4.200 19.800L7 17M17 7l2.800-2.800"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
