import { isPhysical } from "../../state/physical-boards.ts";
import { playerOf, roundNumbered, tableNumbered } from "../../state/tournament.ts";
import { type Rules, refuse } from "../decision.ts";
import { roundNotFound } from "../pairing.ts";
import { tableNotFound } from "../ruling.ts";

/** Where a table is played, and what the screen on the wall says. */
export const boards: Rules<"choose-boards" | "set-clock-text"> = {
  "choose-boards"({ tournament }, { round: number, table: at, boards }) {
    const round = roundNumbered(tournament, number);
    const table = tableNumbered(tournament, number, at);
    if (round === undefined) return roundNotFound;
    if (table === undefined) return tableNotFound;
    if (table.state !== "waiting" || table.report !== null) return refuse("not-now", "The table has already begun.");
    const now = isPhysical(tournament, table) ? "physical" : "online";
    if (now === boards) return refuse("done-already", "The table is already played like this.");
    const hasBot = table.players.some((player) => playerOf(tournament, player)?.bot !== null);
    if (boards === "physical" && hasBot) return refuse("unfit", "Bots cannot play on physical boards.");
    if (isPhysical(tournament, { ...table, boards }) && boards === "online")
      return refuse("unfit", "Players that a director entered play on physical boards.");
    return [{ type: "TableBoardsChosen", round: number, table: at, boards }];
  },
  "set-clock-text"({ tournament }, { text }) {
    return text === tournament.clockText
      ? refuse("done-already", "This is already the text on the clock page.")
      : [{ type: "ClockTextChanged", text }];
  },
};
