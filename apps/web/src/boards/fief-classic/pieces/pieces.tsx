import { memo, useMemo } from "react";
import type { Words } from "../../board.ts";
import type { Lights } from "../../fief-shared/land/realm-map.tsx";
import { ArmyTag } from "../../fief-shared/pieces/army-tag.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import type { Told, View } from "../game.ts";
import { Befallen } from "./befallen.tsx";
import { companiesOf } from "./companies.ts";
import { lastTouched } from "./last-touched.ts";
import { RegionSigns } from "./region-signs.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { tagsOf } from "./tag.ts";
import { VillageMark } from "./village-mark.tsx";

interface PiecesProps {
  readonly words: Words;
  readonly view: View;
  /** What happened last. */
  readonly recent: readonly Told[];
  readonly lights: Lights;
}

/** Everything that stands on the land. */
export const Pieces = memo(function Pieces({ words, view, recent, lights }: PiecesProps) {
  const tags = useMemo(() => tagsOf(words, companiesOf(view)), [words, view]);
  const touched = useMemo(() => lastTouched(recent), [recent]);
  return (
    <>
      <Befallen view={view} />
      {view.regions.map((shown) => (
        <RegionSigns key={shown.region} words={words} shown={shown} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark
          key={shown.village}
          shown={shown}
          light={lights.get(shown.village) ?? null}
          isTouched={touched.has(shown.village)}
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
