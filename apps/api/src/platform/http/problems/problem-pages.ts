import { problemCodes } from "@seneschal/schema";
import { z } from "zod";
import { responses } from "../response-schemas.ts";
import type { Server } from "../server.ts";
import { problemKinds } from "./problem-kinds.ts";

const code = z.enum(problemCodes);
const problemKind = z
  .object({ code, status: z.int(), title: z.string(), help: z.string() })
  .meta({ id: "ProblemKind", description: "The meaning of a problem code." });

/** The page that the `type` of a problem links to. */
export function problemPageRoutes(server: Server): void {
  server.get(
    "/v1/problems/:code",
    {
      config: { access: "public", isPublic: true },
      schema: {
        operationId: "getProblemKind",
        summary: "Get the meaning of a problem code",
        description: "For people who open the `type` of a problem. Programs read its `code`.",
        tags: ["server"],
        params: z.object({ code }),
        response: responses(problemKind),
      },
    },
    async ({ params }) => ({ code: params.code, ...problemKinds[params.code] }),
  );
}
