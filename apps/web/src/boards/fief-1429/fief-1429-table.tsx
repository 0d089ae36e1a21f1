import type { BoardProps } from "../board.ts";
import { Families } from "../fief-shared/family/families.tsx";
import { Legend } from "../fief-shared/map/legend.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useWords } from "../words.ts";
import { Court } from "./court/court.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Fief } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { Happening } from "./happening.tsx";
import { FiefMap } from "./map/fief-map.tsx";
import { legendPieces } from "./map/legend-pieces.ts";
import { VillageList } from "./map/village-list.tsx";

/** The whole table: what happens, the map, the families and their court, and the page's own parts between them. */
export function Fief1429Table({ heading, leaf, chronicle, ...table }: BoardProps<Fief>) {
  const words = useWords("fief-1429");
  const say = useWords("fief-1429-map");
  const { scene, selected, onSelect, onContinue, rehearsal } = table;
  return (
    <TableFrame
      say={say}
      isOver={scene.outcome !== null}
      heading={heading}
      leaf={leaf}
      chronicle={chronicle}
      stage={
        <>
          <Happening words={words} scene={scene} onSelect={onSelect} />
          <FiefMap
            words={words}
            say={say}
            scene={scene}
            selected={selected}
            onSelect={onSelect}
            onContinue={onContinue}
          />
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
      <Hand words={words} scene={scene} />
      <Court words={words} scene={scene} />
      <VillageList words={words} say={say} scene={scene} />
      <Legend say={say} pieces={legendPieces} />
    </TableFrame>
  );
}
