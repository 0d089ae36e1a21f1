import { DisasterPatterns } from "../../fief-shared/pieces/disaster-patterns.tsx";
import type { View } from "../game.ts";
import { sees } from "../realm/areas.ts";

/** What lies over a whole bishopric: rain, hunger or the plague, each with a hatching of its own. */
export function DisasterOverlay({ view }: { readonly view: View }) {
  return (
    <>
      <DisasterPatterns />
      <g clipPath="url(#fief-coast)">
        {view.bishoprics.flatMap(({ bishopric, calamities }) =>
          calamities.map((calamity) => (
            <path
              key={`${bishopric} ${calamity}`}
              className="befallen"
              d={sees[bishopric - 1]?.path}
              fill={`url(#fief-fall-${calamity})`}
            />
          )),
        )}
      </g>
    </>
  );
}
