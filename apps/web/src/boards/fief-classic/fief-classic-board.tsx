import type { RulesetBoard, TableOption } from "../board.ts";
import { lackingIn } from "../fief-shared/decision/lacking-in.ts";
import { Piece } from "../fief-shared/pieces/piece.tsx";
import { entriesOf } from "./chronicle/chronicle.ts";
import { landmarkOf } from "./chronicle/landmarks.ts";
import { Summary } from "./chronicle/summary.tsx";
import { choiceTitleOf, deedOfButton, headingOf, inShortOf, orderOf, quickOf } from "./decision/heading.ts";
import { partsOf } from "./decision/labels.ts";
import { listsOf } from "./decision/lists.ts";
import { Preview } from "./decision/preview.tsx";
import { FiefClassicTable } from "./fief-classic-table.tsx";
import type { Edition, Fief } from "./game.ts";
import { originalOptions, vitaleOptions } from "./table-options.ts";

/** An edition of the eighties as it is drawn and worded: the same table, other options and words. */
const boardOf = (edition: Edition, options: readonly TableOption[]): RulesetBoard<Fief> => ({
  id: `fief-${edition}`,
  messages: "fief-classic",
  options,
  Board: (props) => <FiefClassicTable edition={edition} {...props} />,
  Preview: (props) => <Preview edition={edition} {...props} />,
  Summary,
  Seal: () => <Piece name={edition === "original" ? "press" : "capital"} />,
  provenance: (words) => words(`provenance.${edition}`),
  title: (words) => words(`title.${edition}`),
  stage(words, { turn, options: { turns }, phase, ending }) {
    if (ending !== null) return words("stage.over");
    if (turn === 0) return words("stage.setUp");
    return words("stage.turn", { turn, turns, phase: words(`phase.${phase}`) });
  },
  ask: (words, kind) => words(`ask.${kind}`),
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

export const fiefOriginalBoard = boardOf("original", originalOptions);
export const fiefVitaleBoard = boardOf("vitale", vitaleOptions);
