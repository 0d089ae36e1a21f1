import type { BoardProps, GameCover, RulesetBoard, Translate } from "../board.ts";
import type { BoardModel, Vocabulary } from "../board-model.ts";
import { missingHint } from "./decision/actions.ts";
import { orderOf } from "./decision/heading.ts";
import { FiefSymbols } from "./pieces/drawings/table-symbols.tsx";
import { BoardRules } from "./rule.tsx";
import type { FiefTable } from "./table.ts";

interface StageView {
  readonly turn: number;
  readonly options: { readonly turns: number };
  readonly phase: string;
  readonly ending: unknown;
}

interface FiefVocabulary extends Vocabulary {
  readonly view: FiefTable["view"] & StageView;
}

/** What a ruleset must say for its board; the rest is the same in all Fiefs. */
interface FiefBoard<Game extends FiefVocabulary>
  extends Pick<
    RulesetBoard<Game>,
    "messageFiles" | "Preview" | "Summary" | "playerStates" | "optionLists" | "moveParts" | "entries" | "previewLine"
  > {
  readonly cover: GameCover;
  /** The number of the rule of each thing that the board names. */
  readonly rules: Readonly<Record<string, string>>;
  Table(props: BoardProps<Game>): React.ReactNode;
  readonly headings: {
    headingOf: RulesetBoard<Game>["heading"];
    choiceTitleOf: RulesetBoard<Game>["choiceTitle"];
    buttonLabelOf: RulesetBoard<Game>["buttonLabel"];
    quickOf: NonNullable<RulesetBoard<Game>["quickMove"]>;
  };
  shortPreviewOf(t: Translate, model: BoardModel<Game>, preview: { readonly view: Game["view"] } | null): string;
  /** What each family holds, for the chart of the replay. */
  tallyOf(view: Game["view"]): readonly number[];
  /** The facts that have a marker on the timeline of the replay, the most important first. */
  readonly timelineMarkers: readonly { readonly type: Game["redactedFact"]["type"]; readonly name: string }[];
}

/** The board of a Fief. */
export function createFiefBoard<Game extends FiefVocabulary>(board: FiefBoard<Game>): RulesetBoard<Game> {
  const { cover, rules, Table, headings, shortPreviewOf, tallyOf, timelineMarkers, ...same } = board;
  const boardRules = { ruleset: cover.id, rules };
  return {
    ...cover,
    ...same,
    Board: (props) => (
      <BoardRules value={boardRules}>
        <FiefSymbols />
        <Table {...props} />
      </BoardRules>
    ),
    heading: headings.headingOf,
    choiceTitle: headings.choiceTitleOf,
    quickMove: headings.quickOf,
    stage: stageOf,
    turnOrder: orderOf,
    buttonLabel: headings.buttonLabelOf,
    missingHint,
    shortPreview: (t, model, _, preview) => shortPreviewOf(t, model, preview),
    roundOf: (view) => ({ round: view.turn, rounds: view.options.turns, unit: "turn", tally: tallyOf(view) }),
    timelineMarker(t, facts) {
      const marker = timelineMarkers.find(({ type }) => facts.some((fact) => fact.type === type));
      return marker === undefined ? null : t(`timelineMarker.${marker.name}`);
    },
  };
}

function stageOf(t: Translate, { turn, options: { turns }, phase, ending }: StageView): string {
  if (ending !== null) return t("stage.over");
  if (turn === 0) return t("stage.setUp");
  return t("stage.turn", { turn, turns, phase: t(`phase.${phase}`) });
}
