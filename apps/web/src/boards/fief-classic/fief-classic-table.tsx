import type { BoardProps } from "../board.ts";
import { Families } from "../fief-shared/family/families.tsx";
import { Legend } from "../fief-shared/map/legend.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useWords } from "../words.ts";
import { Bank } from "./bank/bank.tsx";
import { Court } from "./court/court.tsx";
import { CurrentEvent } from "./current-event.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Edition, Fief } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { FiefMap } from "./map/fief-map.tsx";
import { legendPieces } from "./map/legend-pieces.ts";
import { VillageList } from "./map/village-list.tsx";

interface TableProps extends BoardProps<Fief> {
  readonly edition: Edition;
}

/** The whole table: what happens, the map, the families and their court, and the page's own parts between them. */
export function FiefClassicTable({ edition, heading, leaf, chronicle, ...table }: TableProps) {
  const t = useWords("fief-classic");
  const tMap = useWords("fief-classic-map");
  const { model, rehearsal, ...choosing } = table;
  return (
    <TableFrame
      tMap={tMap}
      isOver={model.outcome !== null}
      heading={heading}
      leaf={leaf}
      chronicle={chronicle}
      stage={
        <>
          <CurrentEvent t={t} model={model} onSelect={choosing.onSelect} />
          <FiefMap t={t} tMap={tMap} edition={edition} model={model} {...choosing} />
        </>
      }
    >
      <Families t={t} model={model}>
        {(seat, isOwn) => (
          <FamilyBoard t={t} model={model} seat={seat} rehearsal={isOwn ? rehearsal : undefined} isOwn={isOwn} />
        )}
      </Families>
      <Hand t={t} edition={edition} model={model} />
      <Court t={t} model={model} />
      <Bank t={t} view={model.view} />
      <VillageList t={t} tMap={tMap} model={model} />
      <Legend tMap={tMap} pieces={legendPieces} />
    </TableFrame>
  );
}
