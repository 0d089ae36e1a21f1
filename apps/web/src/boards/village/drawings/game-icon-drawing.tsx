import clsx from "clsx";
import ink from "../../../ui/icons/drawing.module.css";

/** What stands for the game in the lobby, on a 64 grid; a drawing of its table too. */
export const family = (
  <>
    <path className={ink.deep} d="M3 58q29-5 58 0v4H3z" />
    <path className={ink.wash} d="M12 32h40v26H12z" />
    <path className={ink.deep} d="M6 34L32 10l26 24z" />
    <path className={ink.solid} d="M27 58V45a5 5 0 0 1 10 0v13z" />
    <path className={clsx(ink.line, ink.thin)} d="M17 38h7v7h-7zM40 38h7v7h-7zM44 20v-9h5v14" />
  </>
);
