import type { desk } from "@seneschal/schema";
import type { z } from "zod";
import { streamResponse } from "../../platform/http/response-schemas.ts";
import { csvStreamOf } from "../../platform/http/responses/csv.ts";
import { sendStream } from "../../platform/http/responses/send-stream.ts";
import type { Server } from "../../platform/http/server.ts";
import { requireRole, roleHook, type StaffActor, securityFor } from "./permissions.ts";

interface Table<Query extends z.ZodType> {
  readonly path: `${string}.csv`;
  readonly operationId: string;
  readonly summary?: string;
  readonly query: Query;
  readonly columns: readonly string[];
  readonly rows: (query: z.output<Query>, by: StaffActor) => AsyncIterable<object>;
}

/** A list of the desk as a spreadsheet reads it: all that fits the filter, however much it is. */
export function tableRoute<Query extends z.ZodType>(
  server: Server,
  roles: readonly desk.Role[],
  {
    path,
    operationId,
    summary = "The same list, whole, as a spreadsheet reads it",
    query,
    columns,
    rows,
  }: Table<Query>,
): void {
  server.get(
    path,
    {
      onRequest: roleHook(roles),
      schema: {
        operationId,
        summary,
        tags: ["desk"],
        security: securityFor(roles),
        querystring: query,
        response: streamResponse(
          "text/csv",
          "A line for each, behind a line of headings.",
          "not-signed-in",
          "forbidden",
        ),
      },
    },
    async (request, reply) => {
      const found = rows(request.query as z.output<Query>, requireRole(request, roles));
      return sendStream(reply, { "content-type": "text/csv; charset=utf-8" }, () => csvStreamOf(columns, found));
    },
  );
}

/** Each row in the words of the table. */
export async function* eachAs<Row>(rows: AsyncIterable<Row>, wordsFor: (row: Row) => object): AsyncGenerator<object> {
  for await (const row of rows) yield wordsFor(row);
}
