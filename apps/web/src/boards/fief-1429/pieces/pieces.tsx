import { memo, useMemo } from "react";
import { type MapPiecesProps, Pieces as SharedPieces } from "../../fief-shared/pieces/pieces.tsx";
import type { FiefModel, View } from "../game.ts";
import { sees } from "../realm/areas.ts";
import { changedVillages } from "./changed-villages.ts";
import { companiesOf } from "./companies.ts";
import { FiefHolder } from "./fief-holder.tsx";
import { Relics } from "./relics.tsx";
import { SeeSigns } from "./see-signs.tsx";
import { tagsOf } from "./tag.ts";
import { VillageMark } from "./village-mark.tsx";

export const Pieces = memo(function Pieces({ t, view, recent, highlights }: MapPiecesProps<FiefModel>) {
  const tags = useMemo(() => tagsOf(t, companiesOf(view)), [t, view]);
  const changed = useMemo(() => changedVillages(recent), [recent]);
  return (
    <SharedPieces disasters={disastersOf(view)} tags={tags} conflicts={conflictsOf(view)}>
      {view.fiefs.map((fief) => (
        <FiefHolder key={fief.fief} t={t} fief={fief} />
      ))}
      {view.villages.map((shown) => (
        <VillageMark key={shown.village} shown={shown} highlights={highlights} changed={changed} />
      ))}
      {view.bishoprics.map((see) => (
        <SeeSigns key={see.bishopric} see={see} />
      ))}
      <Relics view={view} />
    </SharedPieces>
  );
});

/** Rain, hunger and the plague lie over whole bishoprics. */
const disastersOf = ({ bishoprics }: View) =>
  bishoprics.flatMap(({ bishopric, calamities }) =>
    calamities.map((name) => ({ land: bishopric, name, path: sees[bishopric - 1]?.path })),
  );

const conflictsOf = ({ battle, revolt }: View) => [
  ...(battle === null ? [] : [{ village: battle.village, href: "#m-swords" }]),
  ...(revolt === null ? [] : [{ village: revolt.village, href: "#m-warning" }]),
];
