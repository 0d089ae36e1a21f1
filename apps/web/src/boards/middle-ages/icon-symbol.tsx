import { palace } from "./game-icon-drawing.tsx";

/** What the icon in the cover refers to. */
export const middleAgesIcon = (
  <symbol id="middle-ages-icon" viewBox="0 0 64 64">
    {palace}
  </symbol>
);
