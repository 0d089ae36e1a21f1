import { archive } from "@seneschal/schema";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { responses, streamResponse } from "../../../platform/http/response-schemas.ts";
import { sendStream } from "../../../platform/http/responses/send-stream.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { MonthFiles } from "./month-files.ts";

const tags = ["archive"];

/** The games of each past month as one file. */
export function monthRoutes(server: Server, files: MonthFiles): void {
  server.get(
    "/v1/archive/months",
    {
      config: { access: "public" },
      schema: {
        operationId: "listArchiveMonths",
        summary: "List the monthly files of the archive",
        description:
          "The finished public games of each past month (UTC), written in the night after its end. A file never changes: a game that is annulled later stays in it.",
        tags,
        response: responses(archive.monthList),
      },
    },
    async () => ({ months: [...(await files.list())] }),
  );
  server.get(
    "/v1/archive/months/:month",
    {
      config: { access: "public" },
      schema: {
        operationId: "downloadArchiveMonth",
        summary: "Download the games of a month",
        description:
          "Compressed with gzip; the content is that of `/v1/archive/logs`. The list has its SHA-256, which is also the `ETag`.",
        tags,
        params: z.object({ month: archive.month }),
        response: streamResponse("application/gzip", "The logs of all games, NDJSON in gzip.", "not-found"),
      },
    },
    async ({ params: { month } }, reply) => {
      const found = await files.open(month);
      if (found === undefined) throw new Problem("not-found", "There is no file of this month.");
      const { bytes, sha256 } = found.file;
      const headers = {
        "content-type": "application/gzip",
        "content-length": String(bytes),
        "content-disposition": `attachment; filename="seneschal-${month}.ndjson.gz"`,
        etag: `"${sha256}"`,
      };
      return sendStream(reply, headers, () => found.content);
    },
  );
}
