import clsx from "clsx";
import ink from "../../ui/icons/drawing.module.css";

/** What stands for the game in the lobby, on a 64 grid; a drawing of its table too. */
export const palace = (
  <>
    <path className={ink.deep} d="M3 60q29-5 58 0v2H3z" />
    <path className={ink.wash} d="M14 59V31h36v28z" />
    <path className={ink.deep} d="M14 32l18-14 18 14z" />
    <path className={clsx(ink.line, ink.thin)} d="M22 28h20M18 31h28M27 24h10" />
    <path className={ink.wash} d="M5 59V27h11v32zM48 59V27h11v32z" />
    <path className={ink.solid} d="M3.5 27.5L10.5 9l7 18.5zM46.5 27.5l7-18.5 7 18.5z" />
    <path className={ink.line} d="M10.5 9V2M53.5 9V2M32 18V8" />
    <path className={ink.solid} d="M10.5 2h7l-2.5 2 2.5 2h-7zM53.5 2h-7l2.5 2-2.5 2h7zM32 7h9l-3 2.5 3 2.5h-9z" />
    <path className={ink.solid} d="M26.5 59V46q1-5 5.5-7 4.5 2 5.5 7v13z" />
    <path className={clsx(ink.line, ink.washLine)} d="M32 41v18M27 49h10" />
    <path
      className={ink.solid}
      d="M9 41v-4a1.6 1.6 0 0 1 3.2 0v4zM51.8 41v-4a1.6 1.6 0 0 1 3.2 0v4zM18.5 44v-4a1.8 1.8 0 0 1 3.6 0v4zM42 44v-4a1.8 1.8 0 0 1 3.6 0v4z"
    />
    <path className={clsx(ink.line, ink.thin)} d="M7 48h4M11 53h4M50 47h4M53 53h4M18 51h5M42 52h4" />
  </>
);
