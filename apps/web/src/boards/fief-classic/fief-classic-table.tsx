import { Text } from "../../ui/typography/text.tsx";
import type { BoardProps } from "../board.ts";
import { FiefMap } from "../fief-shared/map/fief-map.tsx";
import type { PieceName } from "../fief-shared/pieces/drawings/symbols.tsx";
import { TableFrame } from "../fief-shared/table-frame.tsx";
import { useTranslate } from "../use-translate.ts";
import { Bank } from "./bank/bank.tsx";
import { Court } from "./court/court.tsx";
import { CurrentEvent } from "./current-event.tsx";
import { FamilyBoard } from "./family/family-board.tsx";
import type { Edition, Fief, FiefMapProps } from "./game.ts";
import { Hand } from "./hand/hand.tsx";
import { villageRules } from "./map/village-rules.ts";
import { Pieces } from "./pieces/pieces.tsx";
import { isOfficial } from "./realm/realm.ts";

interface TableProps extends BoardProps<Fief> {
  readonly edition: Edition;
}

export function FiefClassicTable({ edition, ...board }: TableProps) {
  const { model, preview, onSelect } = board;
  const part = { t: useTranslate("fief-classic"), model };
  const mapPart = { ...part, tMap: useTranslate("fief-classic-map") };
  return (
    <TableFrame
      {...board}
      {...mapPart}
      preview={preview}
      rules={villageRules}
      legend={legendPieces}
      stage={
        <>
          <CurrentEvent {...part} onSelect={onSelect} />
          <MapWithNote edition={edition} {...board} {...mapPart} />
        </>
      }
      drawFamily={(family) => <FamilyBoard {...part} {...family} />}
    >
      <Hand {...part} edition={edition} />
      <Court {...part} />
      <Bank t={part.t} view={model.view} />
    </TableFrame>
  );
}

/** The map, and below it the note that it was reconstructed. */
function MapWithNote({ edition, ...props }: TableProps & FiefMapProps) {
  const { t, tMap, model, selected, onSelect, onContinue } = props;
  return (
    <div>
      <FiefMap
        {...{ t, tMap, model, selected, onSelect, onContinue }}
        rules={villageRules}
        ruleset={`fief-${edition}`}
        pieces={(highlights) => <Pieces t={t} view={model.view} recent={model.recent} highlights={highlights} />}
      />
      {isOfficial ? null : (
        <Text as="p" muted small>
          {tMap("map.reconstructed")}
        </Text>
      )}
    </div>
  );
}

/** What the legend of the map explains. */
const legendPieces = [
  ...(["house", "castle", "capital", "mill", "press", "soldier", "purse"] as const),
  ...(["king", "cardinal", "bishop", "bad-weather", "famine", "revolt"] as const),
] satisfies readonly PieceName[];
