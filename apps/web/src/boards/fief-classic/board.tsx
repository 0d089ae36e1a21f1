import { entriesOf, previewLineOf } from "@seneschal/wording/games/fief-classic";
import type { GameCover, RulesetBoard } from "../board.ts";
import { createFiefBoard } from "../fief-shared/board.tsx";
import { Summary } from "./chronicle/summary.tsx";
import { timelineMarkers } from "./chronicle/timeline-markers.ts";
import { fiefOriginal, fiefVitale } from "./cover.tsx";
import { headings, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/labels.ts";
import { optionListsOf } from "./decision/option-lists.ts";
import { Preview } from "./decision/preview.tsx";
import { playerStatesOf } from "./family/player-states.tsx";
import { FiefClassicTable } from "./fief-classic-table.tsx";
import type { Edition, Fief } from "./game.ts";
import { messageFiles } from "./message-files.ts";
import { cardRules, partRules } from "./rules.ts";

/** An edition of the eighties: the same table, with other options and texts. */
const boardOf = (edition: Edition, cover: GameCover): RulesetBoard<Fief> =>
  createFiefBoard<Fief>({
    cover,
    rules: { ...partRules, ...cardRules },
    messageFiles,
    Table: (props) => <FiefClassicTable edition={edition} {...props} />,
    Preview: (props) => <Preview edition={edition} {...props} />,
    Summary,
    headings,
    shortPreviewOf,
    optionLists: optionListsOf,
    moveParts: movePartsOf,
    entries: entriesOf,
    previewLine: previewLineOf,
    tallyOf: ({ families }) => families.map(({ score }) => score),
    playerStates: playerStatesOf,
    timelineMarkers,
  });

export const fiefOriginalBoard = boardOf("original", fiefOriginal);
export const fiefVitaleBoard = boardOf("vitale", fiefVitale);

export const boards = [fiefOriginalBoard, fiefVitaleBoard];
