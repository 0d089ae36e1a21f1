import type { admin } from "@seneschal/schema";
import type { z } from "zod";
import { streamResponse } from "../../platform/http/response-schemas.ts";
import { csvStreamOf } from "../../platform/http/responses/csv.ts";
import { sendStream } from "../../platform/http/responses/send-stream.ts";
import type { Server } from "../../platform/http/server.ts";
import { readableBy, requireRole, type StaffActor } from "./permissions.ts";

interface CsvExport<Query extends z.ZodType> {
  readonly path: `${string}.csv`;
  readonly operationId: string;
  readonly summary: string;
  /** The operation that lists the same entries page by page. */
  readonly list: string;
  readonly query: Query;
  readonly columns: readonly string[];
  readonly rows: (query: z.output<Query>, by: StaffActor) => AsyncIterable<object>;
}

/** A CSV download of a list: all rows that match the filter. */
export function csvRoute<Query extends z.ZodType>(
  server: Server,
  roles: readonly admin.Role[],
  { path, operationId, summary, list, query, columns, rows }: CsvExport<Query>,
): void {
  server.get(
    path,
    {
      config: readableBy(roles),
      schema: {
        operationId,
        summary,
        description: `Everything that matches the filters of \`${list}\`, in one file for spreadsheets.`,
        tags: ["admin"],
        querystring: query,
        response: streamResponse("text/csv", "A header line, then one line per row.", "not-signed-in", "forbidden"),
      },
    },
    async (request, reply) => {
      const found = rows(request.query as z.output<Query>, requireRole(request, roles));
      return sendStream(reply, { "content-type": "text/csv; charset=utf-8" }, () => csvStreamOf(columns, found));
    },
  );
}

/** Maps each row to the columns of the table. */
export async function* mapRows<Row>(rows: AsyncIterable<Row>, columnsOf: (row: Row) => object): AsyncGenerator<object> {
  for await (const row of rows) yield columnsOf(row);
}
