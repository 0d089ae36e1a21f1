import { family } from "./drawings/game-icon-drawing.tsx";

/** What the icon in the cover refers to. */
export const villageIcon = (
  <symbol id="village-icon" viewBox="0 0 64 64">
    {family}
  </symbol>
);
