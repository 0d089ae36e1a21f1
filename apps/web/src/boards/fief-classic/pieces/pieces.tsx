import { memo, useMemo } from "react";
import { type MapPiecesProps, Pieces as SharedPieces } from "../../fief-shared/pieces/pieces.tsx";
import type { FiefModel, View } from "../game.ts";
import { grounds } from "../realm/areas.ts";
import { changedVillages } from "./changed-villages.ts";
import { companiesOf } from "./companies.ts";
import { RegionSigns } from "./region-signs.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { tagsOf } from "./tag.ts";
import { VillageMark } from "./village-mark.tsx";

export const Pieces = memo(function Pieces({ t, view, recent, highlights }: MapPiecesProps<FiefModel>) {
  const tags = useMemo(() => tagsOf(t, companiesOf(view)), [t, view]);
  const changed = useMemo(() => changedVillages(recent), [recent]);
  const { battle } = view;
  return (
    <SharedPieces
      disasters={disastersOf(view)}
      tags={tags}
      conflicts={battle === null ? [] : [{ village: battle.village, href: "#m-swords" }]}
    >
      {view.regions.map((shown) => (
        <RegionSigns key={shown.region} t={t} shown={shown} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark key={shown.village} shown={shown} highlights={highlights} changed={changed} />
      ))}
      {view.sees.map((shown) => (
        <SeeSigns key={shown.see} shown={shown} />
      ))}
    </SharedPieces>
  );
});

/** Rain and hunger lie over whole regions. */
const disastersOf = ({ regions }: View) =>
  regions.flatMap(({ region, curses }) =>
    curses.map((name) => ({ land: region, name, path: grounds.find(({ fief }) => fief === region)?.path })),
  );
