import { DisasterPatterns } from "../../fief-shared/pieces/disaster-patterns.tsx";
import type { View } from "../game.ts";
import { grounds } from "../realm/areas.ts";

/** What lies over a whole region: rain or hunger, each with a hatching of its own. */
export function DisasterOverlay({ view }: { readonly view: View }) {
  return (
    <>
      <DisasterPatterns />
      <g clipPath="url(#fief-coast)">
        {view.regions.flatMap(({ region, curses }) =>
          curses.map((curse) => (
            <path
              key={`${region} ${curse}`}
              className="befallen"
              d={grounds.find(({ fief }) => fief === region)?.path}
              fill={`url(#fief-fall-${curse})`}
            />
          )),
        )}
      </g>
    </>
  );
}
