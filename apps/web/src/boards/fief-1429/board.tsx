import "./styles.css";
import { entriesOf } from "@seneschal/wording/games/fief-1429";
import type { RulesetBoard } from "../board.ts";
import { fiefBoard, momentOf } from "../fief-shared/board.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { Summary } from "./chronicle/summary.tsx";
import { timelineMarkerOf } from "./chronicle/timeline-markers.ts";
import { fief1429 } from "./cover.tsx";
import { choiceTitleOf, headingOf, quickOf, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/labels.ts";
import { optionListsOf } from "./decision/option-lists.ts";
import { Preview } from "./decision/preview.tsx";
import { Fief1429Table } from "./fief-1429-table.tsx";
import type { Fief } from "./game.ts";

/** Fief 1429 as it is drawn and worded. */
export const fief1429Board: RulesetBoard<Fief> = {
  ...fief1429,
  ...fiefBoard,
  Board: (props) => (
    <>
      <FiefSymbols />
      <Fief1429Table {...props} />
    </>
  ),
  Preview,
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
      view.families.map(({ points }) => points),
    ),
  landmark(t, facts) {
    const mark = timelineMarkerOf(facts);
    return mark === null ? null : t(`landmark.${mark}`);
  },
};

export const boards = [fief1429Board];
