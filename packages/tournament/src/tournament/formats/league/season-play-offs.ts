import { isActive } from "../../state/tournament.ts";
import type { StageOf } from "../../state/types.ts";
import type { DraftContext, DraftedTable } from "../format.ts";
import { playOffTable, tiedAcross } from "../play-offs.ts";
import { bordersOf } from "./season-order.ts";
import { heldDivisions, standingsOfDivision } from "./seasons.ts";

type LeagueContext = DraftContext<StageOf<"league">>;

/** The play-offs after a season: for first place of the highest division, and between divisions. */
export function seasonPlayOffs(context: LeagueContext): readonly DraftedTable[] {
  const title = titlePlayOff(context);
  return [...title, ...promotionPlayOffs(context, new Set(title.flatMap(({ players }) => players)))];
}

function titlePlayOff(context: LeagueContext): readonly DraftedTable[] {
  const { tournament, stage, terms, rounds } = context;
  const season = rounds.at(-1);
  if (season === undefined || terms.playOffs !== true) return [];
  const standings = standingsOfDivision(tournament, stage, season, { division: 1, isBeforeDraw: true });
  const present = standings.filter(({ player }) => isActive(tournament, player));
  return playOffTable(context, tiedAcross(present, 1), { division: 1, purpose: "title" });
}

function promotionPlayOffs(context: LeagueContext, busy: ReadonlySet<string>): readonly DraftedTable[] {
  const { tournament, stage, terms, rounds } = context;
  const season = rounds.at(-1);
  if (season === undefined || terms.promotionPlayOffs !== true) return [];
  return bordersOf(heldDivisions(tournament, stage, season), terms).flatMap(({ division, upper, lower }) => {
    const isFree = [upper, lower].every((player) => isActive(tournament, player) && !busy.has(player));
    return isFree ? playOffTable(context, [upper, lower], { division, purpose: "promotion" }) : [];
  });
}
