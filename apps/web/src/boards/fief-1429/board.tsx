import { entriesOf, previewLineOf } from "@seneschal/wording/games/fief-1429";
import type { RulesetBoard } from "../board.ts";
import { createFiefBoard } from "../fief-shared/board.tsx";
import { Summary } from "./chronicle/summary.tsx";
import { timelineMarkers } from "./chronicle/timeline-markers.ts";
import { fief1429 } from "./cover.tsx";
import { headings, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/labels.ts";
import { optionListsOf } from "./decision/option-lists.ts";
import { Preview } from "./decision/preview.tsx";
import { playerStatesOf } from "./family/player-states.tsx";
import { Fief1429Table } from "./fief-1429-table.tsx";
import type { Fief } from "./game.ts";
import { messageFiles } from "./message-files.ts";
import { cardRules, partRules } from "./rules.ts";

export const fief1429Board: RulesetBoard<Fief> = createFiefBoard<Fief>({
  cover: fief1429,
  rules: { ...partRules, ...cardRules },
  messageFiles,
  Table: Fief1429Table,
  Preview,
  Summary,
  headings,
  shortPreviewOf,
  optionLists: optionListsOf,
  moveParts: movePartsOf,
  entries: entriesOf,
  previewLine: previewLineOf,
  tallyOf: ({ families }) => families.map(({ points }) => points),
  playerStates: playerStatesOf,
  timelineMarkers,
});

export const boards = [fief1429Board];
