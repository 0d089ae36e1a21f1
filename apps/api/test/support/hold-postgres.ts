// Run as a process of its own: starts the Postgres in a folder, says so, and keeps it until it is told to go.
import { startEmbedded } from "../../src/platform/postgres/embedded/embedded-postgres.ts";

const [, , home = ""] = process.argv;
const postgres = await startEmbedded({ home });
process.send?.({ url: postgres.url, isAdopted: postgres.isAdopted });
process.once("message", async () => {
  await postgres.release();
  process.disconnect();
});
