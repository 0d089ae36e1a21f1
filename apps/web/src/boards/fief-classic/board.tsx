import "./styles.css";
import { entriesOf } from "@seneschal/wording/games/fief-classic";
import type { GameCover, RulesetBoard } from "../board.ts";
import { fiefBoard, momentOf } from "../fief-shared/board.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { landmarkOf } from "./chronicle/landmarks.ts";
import { Summary } from "./chronicle/summary.tsx";
import { fiefOriginal, fiefVitale } from "./cover.tsx";
import { choiceTitleOf, headingOf, inShortOf, quickOf } from "./decision/heading.ts";
import { partsOf } from "./decision/labels.ts";
import { listsOf } from "./decision/lists.ts";
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
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  quick: quickOf,
  inShort: (words, scene, _, rehearsal) => inShortOf(words, scene, rehearsal),
  entries: entriesOf,
  moment: (view) =>
    momentOf(
      view,
      view.families.map(({ score }) => score),
    ),
  landmark(words, facts) {
    const mark = landmarkOf(facts);
    return mark === null ? null : words(`landmark.${mark}`);
  },
});

export const fiefOriginalBoard = boardOf("original", fiefOriginal);
export const fiefVitaleBoard = boardOf("vitale", fiefVitale);

export const boards = [fiefOriginalBoard, fiefVitaleBoard];
