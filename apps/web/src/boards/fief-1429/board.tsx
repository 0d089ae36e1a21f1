import "./styles.css";
import type { RulesetBoard } from "../board.ts";
import { deedOfButton, orderOf } from "../fief-shared/decision/heading.ts";
import { lackingIn } from "../fief-shared/decision/lacking-in.ts";
import { FiefSymbols } from "../fief-shared/pieces/symbols.tsx";
import { entriesOf } from "./chronicle/chronicle.ts";
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
  Board: (props) => (
    <>
      <FiefSymbols />
      <Fief1429Table {...props} />
    </>
  ),
  Preview,
  Summary,
  stage(words, { turn, options, phase, ending }) {
    if (ending !== null) return words("stage.over");
    if (turn === 0) return words("stage.setUp");
    return words("stage.turn", { turn, turns: options.turns, phase: words(`phase.${phase}`) });
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
  moment: ({ turn, options, families }) => ({
    round: turn,
    rounds: options.turns,
    tally: families.map(({ points }) => points),
  }),
  landmark(words, facts) {
    const mark = landmarkOf(facts);
    return mark === null ? null : words(`landmark.${mark}`);
  },
};

export const boards = [fief1429Board];
