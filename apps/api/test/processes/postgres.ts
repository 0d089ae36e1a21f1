// A separate process: starts the Postgres in a folder, reports it, and runs it until it is told to stop.
import { startEmbedded } from "../../src/platform/postgres/embedded/embedded-postgres.ts";

const [, , home = ""] = process.argv;
const postgres = await startEmbedded({ home });
process.send?.({ url: postgres.url, isAdopted: postgres.isAdopted });
process.once("message", async () => {
  await postgres.release();
  process.disconnect();
});
