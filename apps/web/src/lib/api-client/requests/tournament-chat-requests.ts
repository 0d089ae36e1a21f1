import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { type TournamentRoom, tournamentReads } from "./tournament-reads.ts";

export type NewAnnouncement = components["schemas"]["NewAnnouncement"];

/** Every request of this site about the messages of a tournament. */
export const tournamentChatRequests = {
  list: tournamentReads(client).messages,
  post: (tournament: string, text: string) =>
    bodyOf(client.POST("/v1/tournaments/{tournament}/chat", { ...of(tournament), body: { text } })),
  announce: (tournament: string, body: NewAnnouncement) =>
    bodyOf(client.POST("/v1/tournaments/{tournament}/announcements", { ...of(tournament), body })),
  markRead: (tournament: string, room: TournamentRoom, number: number) =>
    bodyOf(client.PUT("/v1/tournaments/{tournament}/chat/read", { ...of(tournament), body: { room, number } })),
  remove: (tournament: string, number: number) =>
    bodyOf(client.DELETE("/v1/tournaments/{tournament}/chat/{number}", { params: { path: { tournament, number } } })),
  report: (tournament: string, number: number, reason: string) =>
    bodyOf(
      client.POST("/v1/tournaments/{tournament}/chat/{number}/reports", {
        params: { path: { tournament, number } },
        body: { reason },
      }),
    ),
};

const of = (tournament: string) => ({ params: { path: { tournament } } });
