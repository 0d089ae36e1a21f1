import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";

/** Reads of imported games that the browser makes, and the web server for its viewer. */
export const importReads = (client: ApiClient) => ({
  game: (id: string) => bodyOf(client.GET("/v1/imports/{import}", { params: { path: { import: id } } })),
});
