import type { Translate } from "../../board.ts";
import { Ground } from "../../fief-shared/land/ground.tsx";
import { landDivision } from "../realm/areas.ts";

/** The land with its fiefs. */
export function Drawing({ tMap }: { readonly tMap: Translate }) {
  return <Ground tMap={tMap} landDivision={landDivision} />;
}
