import "./styles.css";
import { entriesOf } from "@seneschal/wording/games/fief-1429";
import type { RulesetBoard } from "../board.ts";
import { fiefBoard, momentOf } from "../fief-shared/board.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { landmarkOf } from "./chronicle/landmarks.ts";
import { Summary } from "./chronicle/summary.tsx";
import { fief1429 } from "./cover.tsx";
import { choiceTitleOf, headingOf, inShortOf, quickOf } from "./decision/heading.ts";
import { partsOf } from "./decision/labels.ts";
import { listsOf } from "./decision/lists.ts";
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
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  quick: quickOf,
  inShort: (words, scene, _, rehearsal) => inShortOf(words, scene, rehearsal),
  entries: entriesOf,
  moment: (view) =>
    momentOf(
      view,
      view.families.map(({ points }) => points),
    ),
  landmark(words, facts) {
    const mark = landmarkOf(facts);
    return mark === null ? null : words(`landmark.${mark}`);
  },
};

export const boards = [fief1429Board];
