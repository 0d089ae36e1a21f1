import type { TournamentEvent } from "../../../../lib/api-client/types.ts";
import type { PlayerNames } from "../../entrants/player-names.ts";

/** The values of sentences about players entered by name, physical boards and the round clock. */
export function physicalValuesOf(event: TournamentEvent, playerNames: PlayerNames): Record<string, string | number> {
  switch (event.type) {
    case "LinkOffered":
      return { offer: event.account === null ? "none" : "some" };
    case "TableBoardsChosen":
      return { boards: event.boards };
    case "ClockTextChanged":
      return { text: event.text === "" ? "none" : event.text };
    case "RoundClockPaused":
      return { minutes: Math.ceil(event.leftSeconds / 60) };
    case "RoundClockExtended":
      return { minutes: Math.abs(event.minutes), sign: event.minutes < 0 ? "shorter" : "longer" };
    case "ResultEntered": {
      const { reportedBy, confirmedBy } = event;
      const nameOf = (player: string | null) => (player === null ? "" : playerNames(player).marked);
      const confirmation = reportedBy === null ? "director" : confirmedBy === null ? "report" : "players";
      return { confirmation, reporter: nameOf(reportedBy), confirmer: nameOf(confirmedBy) };
    }
    default:
      return {};
  }
}
