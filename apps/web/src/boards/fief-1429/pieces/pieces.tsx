import { memo, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { Highlights } from "../../fief-shared/land/realm-map.tsx";
import { ArmyTag } from "../../fief-shared/pieces/army-tag.tsx";
import type { Told, View } from "../game.ts";
import { changedVillages } from "./changed-villages.ts";
import { companiesOf } from "./companies.ts";
import { ConflictMarkers } from "./conflict-markers.tsx";
import { DisasterOverlay } from "./disaster-overlay.tsx";
import { FiefHolder } from "./fief-holder.tsx";
import { placedTags } from "./placed-tags.ts";
import { Relics } from "./relics.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { tagOf } from "./tag.ts";
import { VillageMark } from "./village-mark.tsx";

interface PiecesProps {
  readonly t: Words;
  readonly view: View;
  /** What happened last. */
  readonly recent: readonly Told[];
  /** Where something may be chosen, and whether it is. */
  readonly highlights: Highlights;
}

/** Everything that stands on the land. */
export const Pieces = memo(function Pieces({ t, view, recent, highlights }: PiecesProps) {
  const places = useMemo(() => placedTags(companiesOf(view).map((company) => tagOf(t, company))), [t, view]);
  const changed = useMemo(() => changedVillages(recent), [recent]);
  return (
    <>
      <DisasterOverlay view={view} />
      {view.fiefs.map((fief) => (
        <FiefHolder key={fief.fief} t={t} fief={fief} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark
          key={shown.village}
          shown={shown}
          highlight={highlights.get(shown.village) ?? null}
          isChanged={changed.has(shown.village)}
        />
      ))}
      {view.bishoprics.map((see) => (
        <SeeSigns key={see.bishopric} see={see} />
      ))}
      <Relics view={view} />
      {places.map((placed) => (
        <ArmyTag key={placed.tag.company.key} {...placed} />
      ))}
      <ConflictMarkers view={view} />
    </>
  );
});
