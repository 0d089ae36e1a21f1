import type { Caller } from "../server/caller.ts";
import type { RecordExample } from "./record-example.ts";

const rules = { scoring: { system: "ranks", points: [10, 6, 4, 3] }, best: 5 };

/** Records a series with a tournament that is over, and a template of its settings. */
export async function recordSeries(record: RecordExample, director: Caller, tournament: string): Promise<void> {
  const { body } = await record("createSeries", director, "POST /v1/series", { name: "Spring evenings", rules });
  const { id } = body as { id: string };
  const path = `/v1/series/${id}`;
  await record("addTournamentToSeries", director, `PUT ${path}/tournaments/${tournament}`);
  await record("listSeries", director, "GET /v1/series");
  await record("getSeries", director, `GET ${path}`);
  await record("getSeriesStandings", director, `GET ${path}/standings`);
  await record("getSeriesStandingsCsv", director, `GET ${path}/standings.csv`);
  await record("getSeriesOfTournament", director, `GET /v1/tournaments/${tournament}/series`);
  await record("changeSeries", director, `PATCH ${path}`, { description: "The best five evenings count." });
  await record("addDirectorToSeries", director, `PUT ${path}/directors/${director.id}`);
  await record("removeDirectorFromSeries", director, `DELETE ${path}/directors/nobody`);
  await record("removeTournamentFromSeries", director, `DELETE ${path}/tournaments/${tournament}`);
  await record("deleteSeries", director, `DELETE ${path}`);
}

export async function recordTemplates(record: RecordExample, director: Caller, plan: object): Promise<void> {
  const templates = "/v1/tournament-templates";
  const saved = await record("saveTournamentTemplate", director, `POST ${templates}`, { name: "Spring cup", plan });
  await record("listTournamentTemplates", director, `GET ${templates}?ruleset=middle-ages`);
  const { id } = saved.body as { id: string };
  await record("deleteTournamentTemplate", director, `DELETE ${templates}/${id}`);
}
