import { memo, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { Lights } from "../../fief-shared/land/realm-map.tsx";
import { ArmyTag } from "../../fief-shared/pieces/army-tag.tsx";
import type { Told, View } from "../game.ts";
import { Befallen } from "./befallen.tsx";
import { companiesOf } from "./companies.ts";
import { FiefHolder } from "./fief-holder.tsx";
import { lastTouched } from "./last-touched.ts";
import { Relics } from "./relics.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { Strife } from "./strife.tsx";
import { tagOf } from "./tag.ts";
import { tagPlaces } from "./tag-places.ts";
import { VillageMark } from "./village-mark.tsx";

interface PiecesProps {
  readonly words: Words;
  readonly view: View;
  /** What happened last. */
  readonly recent: readonly Told[];
  /** Where something may be chosen, and whether it is. */
  readonly lights: Lights;
}

/** Everything that stands on the land. */
export const Pieces = memo(function Pieces({ words, view, recent, lights }: PiecesProps) {
  const places = useMemo(() => tagPlaces(companiesOf(view).map((company) => tagOf(words, company))), [words, view]);
  const touched = useMemo(() => lastTouched(recent), [recent]);
  return (
    <>
      <Befallen view={view} />
      {view.fiefs.map((fief) => (
        <FiefHolder key={fief.fief} words={words} fief={fief} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark
          key={shown.village}
          shown={shown}
          light={lights.get(shown.village) ?? null}
          isTouched={touched.has(shown.village)}
        />
      ))}
      {view.bishoprics.map((see) => (
        <SeeSigns key={see.bishopric} see={see} />
      ))}
      <Relics view={view} />
      {places.map((placed) => (
        <ArmyTag key={placed.tag.company.key} {...placed} />
      ))}
      <Strife view={view} />
    </>
  );
});
