import type { RulesetBoard } from "../board.ts";
import { entriesOf } from "./chronicle.ts";
import { Emblem } from "./emblem.tsx";
import { type MiddleAges, rounds } from "./game.ts";
import { choiceTitleOf, headingOf, inShortOf, orderOf } from "./heading.ts";
import { listsOf } from "./lists.tsx";
import { MiddleAgesTable } from "./middle-ages-table.tsx";
import { Preview } from "./preview.tsx";
import { Summary } from "./summary.tsx";

/** Middle-Ages as it is drawn and worded. */
export const middleAgesBoard: RulesetBoard<MiddleAges> = {
  id: "middle-ages",
  messages: "middle-ages",
  Board: MiddleAgesTable,
  Preview,
  Summary,
  Seal: () => <Emblem domain="palace" />,
  title: (words) => words("title"),
  stage(words, { round, ending }) {
    if (ending !== null) return words("stage.over");
    return round === 0 ? words("stage.setUp") : words("stage.round", { round, rounds });
  },
  ask: (words, kind) => words(`ask.${kind}`),
  heading: headingOf,
  order: orderOf,
  lists: listsOf,
  choiceTitle: choiceTitleOf,
  deed: (words, { question }, selected) =>
    words(`deed.${selected?.type === "keepScout" ? "keepScout" : (question?.kind ?? "none")}`),
  inShort: (words, scene, _, rehearsal) => inShortOf(words, scene, rehearsal),
  entries: entriesOf,
  moment: ({ round, fiefs }) => ({ round, rounds, tally: fiefs.map(({ coins }) => coins) }),
  landmark(words, facts) {
    const struck = facts.find(({ type }) => type === "EventStruck");
    return struck?.type === "EventStruck" ? words(`event.${struck.event}.name`) : null;
  },
};
