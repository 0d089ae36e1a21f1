import { entriesOf } from "@seneschal/wording/games/village";
import type { RulesetBoard } from "../board.ts";
import { Summary } from "./chronicle/summary.tsx";
import { village } from "./cover.tsx";
import { choiceTitleOf, headingOf, inShortOf, orderOf } from "./decision/heading.ts";
import { listsOf } from "./decision/lists.tsx";
import { partsOf } from "./decision/parts.ts";
import { Preview } from "./decision/preview.tsx";
import { onlyDeed } from "./deeds.ts";
import { VillageSymbols } from "./drawings/drawing.tsx";
import type { Told, Village } from "./game.ts";
import { VillageTable } from "./village-table.tsx";

/** Village as it is drawn and worded. */
export const villageBoard: RulesetBoard<Village> = {
  ...village,
  Board: (props) => (
    <>
      <VillageSymbols />
      <VillageTable {...props} />
    </>
  ),
  Preview,
  Summary,
  stage(words, { round, ending, result }) {
    if (result !== null) return words("stage.over");
    if (ending !== null) return words("stage.last");
    return round === 0 ? words("stage.setUp") : words("stage.round", { round });
  },
  heading: headingOf,
  order: orderOf,
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  deed: (words, { choices }, selected) => words(`deed.${(selected ?? onlyDeed(choices))?.type ?? "none"}`),
  inShort: (words, model, _, rehearsal) => inShortOf(words, model, rehearsal),
  entries: entriesOf,
  moment: ({ round, families }) => ({ round, rounds: round, tally: families.map(({ points }) => points.total) }),
  landmark(words, facts) {
    const mark = facts.map(landmarkOf).find((name) => name !== null);
    return mark ? words(`landmark.${mark}`) : null;
  },
};

export const boards = [villageBoard];

function landmarkOf({ type }: Told): "mass" | "market" | "sealed" | null {
  if (type === "EndSealed") return "sealed";
  if (type === "MassBegan") return "mass";
  return type === "MarketOpened" ? "market" : null;
}
