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
  const { scene, rehearsal, ...choosing } = table;
  return (
    <TableFrame
      tMap={tMap}
      isOver={scene.outcome !== null}
      heading={heading}
      leaf={leaf}
      chronicle={chronicle}
      stage={
        <>
          <CurrentEvent t={t} scene={scene} onSelect={choosing.onSelect} />
          <FiefMap t={t} tMap={tMap} edition={edition} scene={scene} {...choosing} />
        </>
      }
    >
      <Families t={t} scene={scene}>
        {(seat, isOwn) => (
          <FamilyBoard t={t} scene={scene} seat={seat} rehearsal={isOwn ? rehearsal : undefined} isOwn={isOwn} />
        )}
      </Families>
      <Hand t={t} edition={edition} scene={scene} />
      <Court t={t} scene={scene} />
      <Bank t={t} view={scene.view} />
      <VillageList t={t} tMap={tMap} scene={scene} />
      <Legend tMap={tMap} pieces={legendPieces} />
    </TableFrame>
  );
}
