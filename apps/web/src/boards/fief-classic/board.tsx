import "./styles.css";
import type { GameCover, RulesetBoard } from "../board.ts";
import { deedOfButton, orderOf } from "../fief-shared/decision/heading.ts";
import { lackingIn } from "../fief-shared/decision/lacking-in.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { entriesOf } from "./chronicle/chronicle.ts";
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
  Board: (props) => (
    <>
      <FiefSymbols />
      <FiefClassicTable edition={edition} {...props} />
    </>
  ),
  Preview: (props) => <Preview edition={edition} {...props} />,
  Summary,
  stage(words, { turn, options: { turns }, phase, ending }) {
    if (ending !== null) return words("stage.over");
    if (turn === 0) return words("stage.setUp");
    return words("stage.turn", { turn, turns, phase: words(`phase.${phase}`) });
  },
  heading: headingOf,
  order: orderOf,
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  deed: (words, _, selected) => deedOfButton(words, selected),
  quick: quickOf,
  lacking: lackingIn,
  inShort: (words, scene, _, rehearsal) => inShortOf(words, scene, rehearsal),
  entries: entriesOf,
  moment: ({ turn, options: { turns }, families }) => ({
    round: turn,
    rounds: turns,
    tally: families.map(({ score }) => score),
  }),
  landmark(words, facts) {
    const mark = landmarkOf(facts);
    return mark === null ? null : words(`landmark.${mark}`);
  },
});

export const fiefOriginalBoard = boardOf("original", fiefOriginal);
export const fiefVitaleBoard = boardOf("vitale", fiefVitale);

export const boards = [fiefOriginalBoard, fiefVitaleBoard];
