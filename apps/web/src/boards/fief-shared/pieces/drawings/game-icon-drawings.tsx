import clsx from "clsx";
import ink from "./drawing.module.css";
/** The pieces that are also the icons of the Fiefs in the lobby. */
export const castle = (
  <>
    <path className={ink.wash} d="M0 22V2h4v3h4V2h3v3h2V2h3v3h4V2h4v20Z" />
    <path className={ink.solid} d="M9 22v-6a3 3 0 0 1 6 0v6Z" />
    <path className={clsx(ink.line, ink.thin)} d="M0 9h24M4 14h3M17 17h3M18 13h3" />
  </>
);

export const press = (
  <>
    <path className={ink.wash} d="M4 22V14h16v8Z" />
    <path className={ink.line} d="M4 14v8h16v-8M9 14v8M15 14v8M2 14h20M5 2h14M12 2v9M8 5l8 2M8 8l8 2" />
    <path className={ink.solid} d="M6 10.500h12V14H6Z" />
  </>
);

export const capital = (
  <>
    <path className={ink.wash} d="M3 22V9h3v2.500h3V9h6v2.500h3V9h3v13Z" />
    <path className={ink.solid} d="M9.500 22v-4a2.500 2.500 0 0 1 5 0v4ZM12-1l8 3-8 3Z" />
    <path className={ink.line} d="M12-1V9M3 14.500h4M17 17h4" />
  </>
);
