import { entriesOf } from "@seneschal/wording/games/middle-ages";
import type { RulesetBoard } from "../board.ts";
import { Summary } from "./chronicle/summary.tsx";
import { middleAges } from "./cover.tsx";
import { choiceTitleOf, headingOf, orderOf, shortPreviewOf } from "./decision/heading.ts";
import { listsOf } from "./decision/lists.tsx";
import { partsOf } from "./decision/parts.ts";
import { Preview } from "./decision/preview.tsx";
import { EmblemSymbols } from "./emblem.tsx";
import { type MiddleAges, rounds } from "./game.ts";
import { MiddleAgesTable } from "./middle-ages-table.tsx";

/** Middle-Ages as it is drawn and worded. */
export const middleAgesBoard: RulesetBoard<MiddleAges> = {
  ...middleAges,
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
  order: orderOf,
  lists: listsOf,
  parts: partsOf,
  choiceTitle: choiceTitleOf,
  buttonLabel: (t, { question }, selected) =>
    t(`deed.${selected?.type === "keepScout" ? "keepScout" : (question?.kind ?? "none")}`),
  shortPreview: (t, model, _, rehearsal) => shortPreviewOf(t, model, rehearsal),
  entries: entriesOf,
  moment: ({ round, fiefs, ending }) => ({
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

export const boards = [middleAgesBoard];
