import { stageStandings } from "../../standings/stage-standings.ts";
import {
  allPlayersIn,
  holderOf,
  isActive,
  regularRoundsOf,
  type StageState,
  type Tournament,
} from "../../state/tournament.ts";
import type { StageOf } from "../../state/types.ts";
import type { DraftContext, DraftedTable, Format } from "../format.ts";
import { playOffTable } from "../play-offs.ts";
import { fieldAfter, tiedAtTheCut } from "./advancement.ts";
import { isFinal, mainTables, rankedByLastRound } from "./ranking.ts";
import { drawnTables, thirdPlaceTable } from "./tables.ts";

type KnockOut = StageOf<"knock-out">;

/** F5, the semi-final and final of F1, and F8 as a bracket: the first of each table go on until one table is left. */
export const knockOut: Format<KnockOut> = {
  draft(context) {
    const { tournament, stage, terms, rounds } = context;
    const last = rounds.at(-1);
    // Players who sit out at the draw would never come back: a bracket has no pauses.
    const entered = stage.players.filter((player) => isActive(tournament, player));
    if (last === undefined) return drawnTables(context, entered);
    if (isFinal(last)) return "over";
    const order = orderOf(tournament, stage);
    const field = fieldAfter({ tournament, stage, terms, rounds, order });
    if (field.length < 2) return "over";
    const draft = drawnTables(context, field);
    if (typeof draft === "string") return draft;
    return { ...draft, tables: [...draft.tables, ...thirdPlaceTable(context, draft)] };
  },
  playOffs: cutPlayOffs,
  ranking(tournament, stage) {
    const rounds = regularRoundsOf(tournament, stage.number).filter(({ state }) => state !== "drafted");
    return rankedByLastRound(allPlayersIn(stage), rounds, orderOf(tournament, stage));
  },
};

const orderOf = (tournament: Tournament, stage: StageState): readonly string[] =>
  stageStandings(tournament, stage).map(({ player }) => player);

/** The play-offs of players who share the last places that advance from a table. */
function cutPlayOffs(context: DraftContext<KnockOut>): readonly DraftedTable[] {
  const { tournament, stage, terms, rounds } = context;
  const last = rounds.at(-1);
  if (terms.playOffs !== true || last === undefined || isFinal(last)) return [];
  return mainTables(last).flatMap((table) => {
    const tied = tiedAtTheCut(table, terms.advance).map((player) => holderOf(stage.substitutions, player));
    const present = tied.filter((player) => isActive(tournament, player));
    return playOffTable(context, present, { division: null, purpose: "cut" });
  });
}
