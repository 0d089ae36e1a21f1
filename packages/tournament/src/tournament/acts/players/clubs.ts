import { withDraftDropped } from "../../progress/draft-dropped.ts";
import { areClubsApart } from "../../state/clubs.ts";
import { playerOf, type Tournament } from "../../state/tournament.ts";
import type { EventOf } from "../../state/types.ts";
import { type Decision, type Rules, refuse } from "../decision.ts";

/** The clubs of players, and whether their members are kept apart. */
export const clubs: Rules<"set-own-club" | "set-clubs" | "keep-clubs-apart"> = {
  "set-own-club"({ tournament, by }, { club }) {
    const player = playerOf(tournament, by);
    if (player === undefined || player.status === "withdrawn")
      return refuse("not-entered", "Only registered players can do this.");
    if (tournament.phase === "running") return refuse("not-now", "After the start, a director sets clubs.");
    return changed(tournament, [{ player: by, club }]);
  },
  "set-clubs"({ tournament }, { clubs: wanted }) {
    const stranger = wanted.find(({ player }) => playerOf(tournament, player) === undefined);
    if (stranger !== undefined) return refuse("not-found", `No registered player is named ${stranger.player}.`);
    if (new Set(wanted.map(({ player }) => player)).size < wanted.length)
      return refuse("unfit", "Name each player once.");
    return changed(tournament, wanted);
  },
  "keep-clubs-apart"({ tournament }, { clubsApart, reason }) {
    if (tournament.phase !== "running") return refuse("not-now", "Change the settings: play has not started.");
    return withDraftDropped(tournament, [{ type: "ClubsKeptApart", clubsApart, reason }]);
  },
};

/** The draft of the next round is only dropped if clubs matter in it. */
function changed(tournament: Tournament, wanted: EventOf<"ClubsChanged">["clubs"]): Decision {
  const news = wanted.filter(({ player, club }) => (tournament.clubs[player] ?? null) !== club);
  if (news.length === 0) return refuse("done-already", "The clubs are already so.");
  const event = { type: "ClubsChanged", clubs: news } as const;
  const next = tournament.rounds.at(-1)?.number ?? 0;
  return areClubsApart(tournament.plan, next) ? withDraftDropped(tournament, [event]) : [event];
}
