import clsx from "clsx";
import type { ReactNode } from "react";
import ink from "./drawing.module.css";
import type { IconName } from "./icon-name.ts";

/** Small marks and tools on a 24 grid, in the ink of the text around them. */
export const iconDrawings = {
  coin: (
    <>
      <circle className={ink.coin} cx="12" cy="12" r="9.5" />
      <circle className={clsx(ink.line, ink.thin)} cx="12" cy="12" r="7" />
      <path className={ink.solid} d="M10.7 6.8h2.6l-.5 4.4 4.4-.5v2.6l-4.4-.5.5 4.4h-2.6l.5-4.4-4.4.5v-2.6l4.4.5z" />
    </>
  ),
  grave: <path className={ink.line} d="M6 21V10a6 6 0 0 1 12 0v11M3 21h18M12 8v8M9 11h6" />,
  clock: (
    <>
      <path
        className={ink.line}
        d="M6 2.5h12M6 21.5h12M7.5 2.5c0 5 3 6.5 4.5 9.5 1.5-3 4.5-4.5 4.5-9.5M7.5 21.5c0-5 3-6.5 4.5-9.5 1.5 3 4.5 4.5 4.5 9.5"
      />
      <path className={ink.solid} d="M8.8 20c.6-2.3 2.2-3 3.2-5 1 2 2.6 2.7 3.2 5z" />
    </>
  ),
  candle: (
    <>
      <path className={ink.line} d="M9 21.5V11h6v10.5M6 21.5h12M12 11V8.5" />
      <path className={ink.solid} d="M12 8.5c-3-2.5-.5-4.5 0-7 .5 2.5 3 4.5 0 7z" />
    </>
  ),
  rules: (
    <path
      className={ink.line}
      d="M12 6C9.5 4 6 4 3 4.5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5v-14c-3-.5-6.5-.5-9 1.5v14M6 8.5h3M6 12h3M15 8.5h3M15 12h3"
    />
  ),
  laurel: (
    <path
      className={ink.line}
      d="M9.5 20.5C4.5 18 3 13 4.5 6c3 1.5 4 3.5 3.5 6.5M14.5 20.5c5-2.5 6.5-7.5 5-14.5-3 1.5-4 3.5-3.5 6.5M5 12c2 .5 3.5 1.5 4 4M19 12c-2 .5-3.5 1.5-4 4M9.5 20.5c1.5-.7 3.5-.7 5 0"
    />
  ),
  scroll: (
    <path
      className={ink.line}
      d="M6 3.5h12.5v13M6 3.5A2.5 2.5 0 0 0 3.5 6v1.5H8V18a2.5 2.5 0 0 0 5 0v-1.5h8V18a2.5 2.5 0 0 1-2.5 2.5H10.5M11 8h5M11 12h5"
    />
  ),
  eye: (
    <>
      <path className={ink.line} d="M2 12c3-4.5 6.5-6.5 10-6.5S19 7.5 22 12c-3 4.5-6.5 6.5-10 6.5S5 16.5 2 12z" />
      <circle className={ink.solid} cx="12" cy="12" r="3.2" />
    </>
  ),
  swords: <path className={ink.line} d="M4 3l13 14M20 3L7 17M13.5 20l6-6M10.5 20l-6-6M18 18l3 3M6 18l-3 3" />,
  first: <path className={ink.solid} d="M4 5h2.5v14H4zM20 5v14L8.5 12z" />,
  prev: <path className={ink.solid} d="M17 5v14L6 12z" />,
  next: <path className={ink.solid} d="M7 5v14l11-7z" />,
  last: <path className={ink.solid} d="M17.5 5H20v14h-2.5zM4 5v14l11.5-7z" />,
  play: <path className={ink.solid} d="M6 3.5v17L20.5 12z" />,
  pause: <path className={ink.solid} d="M6 4h4v16H6zM14 4h4v16h-4z" />,
  link: (
    <path
      className={ink.line}
      d="M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4a4 4 0 0 0 5.7 5.7l1.5-1.5"
    />
  ),
  undo: <path className={ink.line} d="M8 5L3.5 9.5 8 14M4 9.5h10a6 5.5 0 0 1 0 11h-4" />,
  check: <path className={ink.line} d="M4 13l5.5 5.5L20 6" />,
  plus: <path className={ink.line} d="M12 4v16M4 12h16" />,
  minus: <path className={ink.line} d="M4 12h16" />,
  quill: <path className={ink.line} d="M4 21l4-6M20.5 3C12 3 7 8 7.5 15.5 15 16 20.5 11 20.5 3zM8 15l7-7" />,
  hand: (
    <path
      className={ink.line}
      d="M3 14h5l3-3h5a1.8 1.8 0 0 1 0 3.5h-4M16 13l4-2.5a1.6 1.6 0 0 1 1.6 2.7L15 18.5H8l-2 1.5H3z"
    />
  ),
  lock: <path className={ink.line} d="M5.5 11h13v9.5h-13zM8 11V7.5a4 4 0 0 1 8 0V11M12 14.5v3" />,
  out: <path className={ink.line} d="M9 4H4v16h16v-5M13 4h7v7M20 4l-9 9" />,
  close: <path className={ink.line} d="M5 5l14 14M19 5L5 19" />,
  down: <path className={ink.line} d="M5 9l7 7 7-7" />,
  crown: <path className={ink.solid} d="M3 19h18v2.5H3zM3 17L2 6l5.5 4.5L12 3l4.5 7.5L22 6l-1 11z" />,
  event: <path className={ink.line} d="M12 2l10 10-10 10L2 12zM12 7l5 5-5 5-5-5z" />,
  bell: (
    <path className={ink.line} d="M4 18.5h16c-2-2-2.5-4-2.5-8a5.5 5.5 0 0 0-11 0c0 4-.5 6-2.5 8zM10 21.5h4M12 5V2.5" />
  ),
  menu: <path className={ink.line} d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />,
  warning: <path className={ink.line} d="M12 3L1.5 21h21zM12 9.5v6M12 18v.5" />,
  offline: (
    <path
      className={ink.line}
      d="M3 3l18 18M2 9.5c2-2 4-3.2 6.5-3.8M12 5c4 0 7.3 1.6 10 4.5M6 13.5c1.4-1.3 2.8-2.2 4.5-2.5M15.5 11.7c1 .5 1.7 1 2.5 1.8M12 18.5v.5"
    />
  ),
  person: (
    <>
      <circle className={ink.line} cx="12" cy="7.5" r="4.5" />
      <path className={ink.line} d="M3 21.5c0-5 4-8 9-8s9 3 9 8z" />
    </>
  ),
  /** A clockwork wheel: a bot. */
  bot: (
    <>
      <circle className={ink.line} cx="12" cy="12" r="6.5" />
      <circle className={ink.solid} cx="12" cy="12" r="2.2" />
      <path
        className={ink.line}
        d="M12 5.5v-3M12 21.5v-3M5.5 12h-3M21.5 12h-3M7.4 7.4L5.2 5.2M18.8 18.8l-2.2-2.2M16.6 7.4l2.2-2.2M5.2 18.8l2.2-2.2"
      />
    </>
  ),
} satisfies Readonly<Record<IconName, ReactNode>>;
