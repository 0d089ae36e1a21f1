import type { BoardProps } from "../board.ts";
import { Families } from "../fief-shared/family/families.tsx";
import { Legend } from "../fief-shared/map/legend.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useWords } from "../words.ts";
import { Bank } from "./bank/bank.tsx";
import { Court } from "./court/court.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Edition, Fief } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { Happening } from "./happening.tsx";
import { FiefMap } from "./map/fief-map.tsx";
import { legendPieces } from "./map/legend-pieces.ts";
import { VillageList } from "./map/village-list.tsx";

interface TableProps extends BoardProps<Fief> {
  readonly edition: Edition;
}

/** The whole table: what happens, the map, the families and their court, and the page's own parts between them. */
export function FiefClassicTable({ edition, heading, leaf, chronicle, ...table }: TableProps) {
  const words = useWords("fief-classic");
  const say = useWords("fief-classic-map");
  const { scene, rehearsal, ...choosing } = table;
  return (
    <TableFrame
      say={say}
      isOver={scene.outcome !== null}
      heading={heading}
      leaf={leaf}
      chronicle={chronicle}
      stage={
        <>
          <Happening words={words} scene={scene} onSelect={choosing.onSelect} />
          <FiefMap words={words} say={say} edition={edition} scene={scene} {...choosing} />
        </>
      }
    >
      <Families words={words} scene={scene}>
        {(seat, isOwn) => (
          <FamilyBoard
            words={words}
            scene={scene}
            seat={seat}
            rehearsal={isOwn ? rehearsal : undefined}
            isOwn={isOwn}
          />
        )}
      </Families>
      <Hand words={words} edition={edition} scene={scene} />
      <Court words={words} scene={scene} />
      <Bank words={words} view={scene.view} />
      <VillageList words={words} say={say} scene={scene} />
      <Legend say={say} pieces={legendPieces} />
    </TableFrame>
  );
}
