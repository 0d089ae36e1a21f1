import { entriesOf, previewLineOf } from "@seneschal/wording/games/village";
import type { RulesetBoard } from "../board.ts";
import { onlyAction } from "./actions.ts";
import { Summary } from "./chronicle/summary.tsx";
import { village } from "./cover.tsx";
import { choiceTitleOf, headingOf, orderOf, shortPreviewOf } from "./decision/heading.ts";
import { movePartsOf } from "./decision/move-parts.ts";
import { optionListsOf } from "./decision/option-lists.tsx";
import { Preview } from "./decision/preview.tsx";
import { VillageSymbols } from "./drawings/table-symbols.tsx";
import type { Fact, Village } from "./game.ts";
import { messageFiles } from "./message-files.ts";
import { playerStatesOf } from "./player-states.tsx";
import { VillageTable } from "./village-table.tsx";

/** Village as it is drawn and worded. */
export const villageBoard: RulesetBoard<Village> = {
  ...village,
  messageFiles,
  Board: (props) => (
    <>
      <VillageSymbols />
      <VillageTable {...props} />
    </>
  ),
  Preview,
  Summary,
  stage(t, { round, ending, result }) {
    if (result !== null) return t("stage.over");
    if (ending !== null) return t("stage.last");
    return round === 0 ? t("stage.setUp") : t("stage.round", { round });
  },
  heading: headingOf,
  turnOrder: orderOf,
  playerStates: playerStatesOf,
  optionLists: optionListsOf,
  moveParts: movePartsOf,
  choiceTitle: choiceTitleOf,
  buttonLabel: (t, { choices }, selected) => t(`button.${(selected ?? onlyAction(choices))?.type ?? "none"}`),
  shortPreview: (t, model, _, preview) => shortPreviewOf(t, model, preview),
  previewLine: previewLineOf,
  entries: entriesOf,
  roundOf: ({ round, families }) => ({ round, rounds: round, tally: families.map(({ points }) => points.total) }),
  timelineMarker(t, facts) {
    const marker = facts.map(markerOf).find((name) => name !== null);
    return marker ? t(`timelineMarker.${marker}`) : null;
  },
};

export const boards = [villageBoard];

function markerOf({ type }: Fact): "mass" | "market" | "sealed" | null {
  if (type === "EndSealed") return "sealed";
  if (type === "MassBegan") return "mass";
  return type === "MarketOpened" ? "market" : null;
}
