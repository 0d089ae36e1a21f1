import { entriesOf } from "@seneschal/wording/games/middle-ages";
import type { RulesetBoard } from "../board.ts";
import { Summary } from "./chronicle/summary.tsx";
import { middleAges } from "./cover.tsx";
import { choiceTitleOf, headingOf, orderOf, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/move-parts.ts";
import { optionListsOf } from "./decision/option-lists.tsx";
import { Preview } from "./decision/preview.tsx";
import { type MiddleAges, rounds } from "./game.ts";
import { messageFiles } from "./message-files.ts";
import { MiddleAgesTable } from "./middle-ages-table.tsx";
import { playerStatesOf } from "./player-states.tsx";
import { EmblemSymbols } from "./table-symbols.tsx";

/** Middle-Ages as it is drawn and worded. */
export const middleAgesBoard: RulesetBoard<MiddleAges> = {
  ...middleAges,
  messageFiles,
  Board: (props) => (
    <>
      <EmblemSymbols />
      <MiddleAgesTable {...props} />
    </>
  ),
  Preview,
  Summary,
  stage(t, { round, ending }) {
    if (ending !== null) return t("stage.over");
    return round === 0 ? t("stage.setUp") : t("stage.round", { round, rounds });
  },
  heading: headingOf,
  turnOrder: orderOf,
  playerStates: playerStatesOf,
  optionLists: optionListsOf,
  moveParts: movePartsOf,
  choiceTitle: choiceTitleOf,
  buttonLabel: (t, { question }, selected) =>
    t(`button.${buttonsByMove.has(selected?.type) ? selected?.type : (question?.kind ?? "none")}`),
  shortPreview: (t, model, _, preview) => shortPreviewOf(t, model, preview),
  entries: entriesOf,
  roundOf: ({ round, fiefs, ending }) => ({
    round,
    rounds,
    // At the end, what counts: coins less what empty domains cost.
    tally: fiefs.map(({ seat, coins }) => ending?.ranking.find((place) => place.seat === seat)?.score ?? coins),
  }),
  timelineMarker(t, facts) {
    const struck = facts.find(({ type }) => type === "EventStruck");
    return struck?.type === "EventStruck" ? t(`event.${struck.event}.name`) : null;
  },
};

/** Moves with a button of their own; the others have that of their question. */
const buttonsByMove = new Set<string | undefined>(["keepScout", "giveBoth"]);

export const boards = [middleAgesBoard];
