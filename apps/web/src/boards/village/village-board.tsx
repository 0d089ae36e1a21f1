import type { RulesetBoard } from "../board.ts";
import { entriesOf } from "./chronicle/chronicle.ts";
import { Summary } from "./chronicle/summary.tsx";
import { choiceTitleOf, headingOf, inShortOf, orderOf } from "./decision/heading.ts";
import { listsOf } from "./decision/lists.tsx";
import { partsOf } from "./decision/parts.ts";
import { Preview } from "./decision/preview.tsx";
import { onlyDeed } from "./deeds.ts";
import { Drawing } from "./drawings/drawing.tsx";
import type { Told, Village } from "./game.ts";
import { VillageTable } from "./village-table.tsx";

/** Village as it is drawn and worded. */
export const villageBoard: RulesetBoard<Village> = {
  id: "village",
  messages: "village",
  Board: VillageTable,
  Preview,
  Summary,
  Seal: () => <Drawing name="family" />,
  provenance: (words) => words("provenance"),
  title: (words) => words("title"),
  stage(words, { round, ending, result }) {
    if (result !== null) return words("stage.over");
    if (ending !== null) return words("stage.last");
    return round === 0 ? words("stage.setUp") : words("stage.round", { round });
  },
  ask: (words, kind) => words(`ask.${kind}`),
  heading: headingOf,
  order: orderOf,
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  deed: (words, { choices }, selected) => words(`deed.${(selected ?? onlyDeed(choices))?.type ?? "none"}`),
  inShort: (words, scene, _, rehearsal) => inShortOf(words, scene, rehearsal),
  entries: entriesOf,
  moment: ({ round, families }) => ({ round, rounds: round, tally: families.map(({ points }) => points.total) }),
  landmark(words, facts) {
    const mark = facts.map(landmarkOf).find((name) => name !== null);
    return mark ? words(`landmark.${mark}`) : null;
  },
};

function landmarkOf({ type }: Told): "mass" | "market" | "sealed" | null {
  if (type === "EndSealed") return "sealed";
  if (type === "MassBegan") return "mass";
  return type === "MarketOpened" ? "market" : null;
}
