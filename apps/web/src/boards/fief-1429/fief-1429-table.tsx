import type { BoardProps } from "../board.ts";
import { Families } from "../fief-shared/family/families.tsx";
import { Legend } from "../fief-shared/map/legend.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useWords } from "../words.ts";
import { Court } from "./court/court.tsx";
import { CurrentEvent } from "./current-event.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Fief } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { FiefMap } from "./map/fief-map.tsx";
import { legendPieces } from "./map/legend-pieces.ts";
import { VillageList } from "./map/village-list.tsx";

/** The whole table: what happens, the map, the families and their court, and the page's own parts between them. */
export function Fief1429Table({ heading, leaf, chronicle, ...table }: BoardProps<Fief>) {
  const t = useWords("fief-1429");
  const tMap = useWords("fief-1429-map");
  const { model, selected, onSelect, onContinue, rehearsal } = table;
  return (
    <TableFrame
      tMap={tMap}
      isOver={model.outcome !== null}
      heading={heading}
      leaf={leaf}
      chronicle={chronicle}
      stage={
        <>
          <CurrentEvent t={t} model={model} onSelect={onSelect} />
          <FiefMap t={t} tMap={tMap} model={model} selected={selected} onSelect={onSelect} onContinue={onContinue} />
        </>
      }
    >
      <Families t={t} model={model}>
        {(seat, isOwn) => (
          <FamilyBoard t={t} model={model} seat={seat} rehearsal={isOwn ? rehearsal : undefined} isOwn={isOwn} />
        )}
      </Families>
      <Hand t={t} model={model} />
      <Court t={t} model={model} />
      <VillageList t={t} tMap={tMap} model={model} />
      <Legend tMap={tMap} pieces={legendPieces} />
    </TableFrame>
  );
}
