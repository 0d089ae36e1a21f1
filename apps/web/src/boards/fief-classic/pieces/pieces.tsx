import { memo, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { Highlights } from "../../fief-shared/land/realm-map.tsx";
import { ArmyTag } from "../../fief-shared/pieces/army-tag.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { Told, View } from "../game.ts";
import { changedVillages } from "./changed-villages.ts";
import { companiesOf } from "./companies.ts";
import { DisasterOverlay } from "./disaster-overlay.tsx";
import { RegionSigns } from "./region-signs.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { tagsOf } from "./tag.ts";
import { VillageMark } from "./village-mark.tsx";

interface PiecesProps {
  readonly t: Words;
  readonly view: View;
  /** What happened last. */
  readonly recent: readonly Told[];
  readonly highlights: Highlights;
}

/** Everything that stands on the land. */
export const Pieces = memo(function Pieces({ t, view, recent, highlights }: PiecesProps) {
  const tags = useMemo(() => tagsOf(t, companiesOf(view)), [t, view]);
  const changed = useMemo(() => changedVillages(recent), [recent]);
  return (
    <>
      <DisasterOverlay view={view} />
      {view.regions.map((shown) => (
        <RegionSigns key={shown.region} t={t} shown={shown} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark
          key={shown.village}
          shown={shown}
          highlight={highlights.get(shown.village) ?? null}
          isChanged={changed.has(shown.village)}
        />
      ))}
      {view.sees.map((shown) => (
        <SeeSigns key={shown.see} shown={shown} />
      ))}
      {tags.map((placed) => (
        <ArmyTag key={placed.tag.company.key} {...placed} />
      ))}
      {view.battle === null ? null : <Swords village={view.battle.village} />}
    </>
  );
});

/** Crossed swords where a battle is fought. */
function Swords({ village }: Pick<NonNullable<View["battle"]>, "village">) {
  const [x, y] = places[village];
  return (
    <g transform={`translate(${x + 17} ${y + 15})`}>
      <circle className="disc calamity" r="12" />
      <use className="on-disc" href="#m-swords" x="-8" y="-8" width="16" height="16" />
    </g>
  );
}
