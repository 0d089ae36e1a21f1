import "./styles.css";
import { entriesOf } from "@seneschal/wording/games/fief-classic";
import type { GameCover, RulesetBoard } from "../board.ts";
import { fiefBoard, momentOf } from "../fief-shared/board.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { Summary } from "./chronicle/summary.tsx";
import { timelineMarkerOf } from "./chronicle/timeline-markers.ts";
import { fiefOriginal, fiefVitale } from "./cover.tsx";
import { choiceTitleOf, headingOf, quickOf, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/labels.ts";
import { optionListsOf } from "./decision/option-lists.ts";
import { Preview } from "./decision/preview.tsx";
import { FiefClassicTable } from "./fief-classic-table.tsx";
import type { Edition, Fief } from "./game.ts";

/** An edition of the eighties as it is drawn and worded: the same table, other options and words. */
const boardOf = (edition: Edition, cover: GameCover): RulesetBoard<Fief> => ({
  ...cover,
  ...fiefBoard,
  Board: (props) => (
    <>
      <FiefSymbols />
      <FiefClassicTable edition={edition} {...props} />
    </>
  ),
  Preview: (props) => <Preview edition={edition} {...props} />,
  Summary,
  heading: headingOf,
  lists: optionListsOf,
  parts: movePartsOf,
  choiceTitle: choiceTitleOf,
  quick: quickOf,
  inShort: (t, model, _, rehearsal) => shortPreviewOf(t, model, rehearsal),
  entries: entriesOf,
  moment: (view) =>
    momentOf(
      view,
      view.families.map(({ score }) => score),
    ),
  landmark(t, facts) {
    const mark = timelineMarkerOf(facts);
    return mark === null ? null : t(`landmark.${mark}`);
  },
});

export const fiefOriginalBoard = boardOf("original", fiefOriginal);
export const fiefVitaleBoard = boardOf("vitale", fiefVitale);

export const boards = [fiefOriginalBoard, fiefVitaleBoard];
