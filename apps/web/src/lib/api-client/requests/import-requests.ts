import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { importReads } from "./import-reads.ts";

/** What the importer says about a game. Names are in the order of the seats; an empty one is not known. */
export interface ImportNotes {
  readonly origin: string;
  readonly names: readonly string[];
}

/** The requests of imported games. */
export const importRequests = {
  /** @param log its text, unpacked */
  importGame: (log: string, notes: ImportNotes) => bodyOf(sendLog(log, notes)),
  own: (cursor: string | undefined) =>
    bodyOf(client.GET("/v1/account/imports", { params: { query: cursor === undefined ? {} : { cursor } } })),
  importedGame: importReads(client).game,
  replayChanges: (id: string, as: string | undefined) =>
    bodyOf(
      client.GET("/v1/imports/{import}/replay/changes", {
        params: { path: { import: id }, query: as === undefined ? {} : { as } },
      }),
    ),
  remove: (id: string) => bodyOf(client.DELETE("/v1/imports/{import}", at(id))),
};

const at = (id: string) => ({ params: { path: { import: id } } });

/** The client sends JSON; a log is sent as it is. */
async function sendLog(log: string, { origin, names }: ImportNotes) {
  const query = new URLSearchParams({ ...(origin !== "" && { origin }), names: names.join(",") });
  const headers = { "content-type": "application/x-ndjson" };
  const response = await fetch(`/v1/imports?${query}`, { method: "POST", headers, body: log });
  const body: unknown = await response.json();
  return response.ok ? { data: body as components["schemas"]["ImportResult"], response } : { error: body, response };
}
