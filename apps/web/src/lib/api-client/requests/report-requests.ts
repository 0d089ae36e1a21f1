import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { GameReport, GameReportProgress } from "../types.ts";

const of = (game: string) => ({ params: { path: { game } } });

/** Reports on games that are over. */
export const reportRequests = {
  /** The report, or its progress until it is ready. */
  report: (game: string) =>
    bodyOf(client.GET("/v1/games/{game}/report", of(game))) as Promise<GameReport | GameReportProgress>,
  request: (game: string) => bodyOf(client.POST("/v1/games/{game}/report", of(game))),
};
