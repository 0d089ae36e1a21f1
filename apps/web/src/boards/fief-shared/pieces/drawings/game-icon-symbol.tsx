import type { ReactNode } from "react";

/** What `FiefIcon` refers to. */
export const FiefIconSymbol = ({ game, drawing }: { readonly game: string; readonly drawing: ReactNode }) => (
  <symbol id={`${game}-icon`} viewBox="-2 -2 28 28">
    {drawing}
  </symbol>
);
