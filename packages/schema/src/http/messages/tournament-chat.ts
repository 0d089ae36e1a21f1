import { z } from "zod";
import { tournamentId } from "../games/game-in-tournament.ts";
import { readableLines } from "../readable-text.ts";
import { chatQuery, messageNumber, messageParams, tournamentRoom } from "./chat.ts";

export const params = z.object({ tournament: tournamentId });
export const tournamentMessageParams = messageParams.omit({ game: true }).extend({ tournament: tournamentId });

export const tournamentChatQuery = chatQuery.extend({
  room: tournamentRoom.optional().meta({ description: "Only the messages of this room." }),
});

export const newTournamentMessage = z.strictObject({ text: readableLines(1000) }).meta({ id: "NewTournamentMessage" });
export const tournamentReadMarker = z
  .strictObject({ room: tournamentRoom, number: messageNumber })
  .meta({ id: "TournamentReadMarker" });

/** The messages of directors to one tournament within a day. */
export const announcementsPerDay = 12;
export const newAnnouncement = z
  .strictObject({
    text: readableLines(1000),
    to: z
      .enum(["players", "everyone"])
      .default("players")
      .meta({ description: "Who is notified: the registered players, or also the waiting list." }),
  })
  .meta({ id: "NewAnnouncement" });
