import type { BoardProps } from "../board.ts";
import { FiefMap } from "../fief-shared/map/fief-map.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useTranslate } from "../use-translate.ts";
import { Court } from "./court/court.tsx";
import { CurrentEvent } from "./current-event.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Fief } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { legendPieces } from "./map/legend-pieces.ts";
import { villageRules } from "./map/village-rules.ts";
import { Pieces } from "./pieces/pieces.tsx";

export function Fief1429Table(board: BoardProps<Fief>) {
  const { model, selected, onSelect, onContinue } = board;
  const part = { t: useTranslate("fief-1429"), model };
  const mapPart = { ...part, tMap: useTranslate("fief-1429-map"), rules: villageRules };
  return (
    <TableFrame
      {...board}
      {...mapPart}
      preview={board.preview}
      legend={legendPieces}
      stage={
        <>
          <CurrentEvent {...part} onSelect={onSelect} />
          <FiefMap
            {...mapPart}
            {...{ selected, onSelect, onContinue }}
            ruleset="fief-1429"
            pieces={(highlights) => (
              <Pieces t={part.t} view={model.view} recent={model.recent} highlights={highlights} />
            )}
          />
        </>
      }
      drawFamily={(family) => <FamilyBoard {...part} {...family} />}
    >
      <Hand {...part} />
      <Court {...part} />
    </TableFrame>
  );
}
