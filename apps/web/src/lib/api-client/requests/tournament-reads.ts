import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";
import type { operations } from "../generated/openapi.ts";

export type TournamentRoom = "players" | "announcements";
export type TournamentsQuery = NonNullable<operations["listTournaments"]["parameters"]["query"]>;
export type TournamentReads = ReturnType<typeof tournamentReads>;

/** The stage, and in a league the season; the last ones if undefined. */
export interface StandingsQuery {
  readonly stage: number | undefined;
  readonly season: number | undefined;
}

/** Reads of tournaments that the browser makes, and the web server for its viewer. */
export const tournamentReads = (client: ApiClient) => ({
  list: (query: TournamentsQuery) => bodyOf(client.GET("/v1/tournaments", { params: { query } })),
  tournament: (tournament: string) => bodyOf(client.GET("/v1/tournaments/{tournament}", of(tournament))),
  standings: (tournament: string, { stage, season }: StandingsQuery) =>
    bodyOf(
      client.GET("/v1/tournaments/{tournament}/standings", {
        params: {
          path: { tournament },
          query: { ...(stage !== undefined && { stage }), ...(season !== undefined && { season }) },
        },
      }),
    ),
  messages: (tournament: string, room: TournamentRoom) =>
    bodyOf(client.GET("/v1/tournaments/{tournament}/chat", { params: { path: { tournament }, query: { room } } })),
  series: (tournament: string) => bodyOf(client.GET("/v1/tournaments/{tournament}/series", of(tournament))),
});

const of = (tournament: string) => ({ params: { path: { tournament } } });
