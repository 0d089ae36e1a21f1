import { z } from "zod";
import { answers } from "./answers.ts";
import { Problem } from "./problem.ts";
import type { Server } from "./server.ts";

export interface HealthNeeds {
  /** Settles when the database answers. */
  readonly databaseAnswers: () => Promise<void>;
}

const health = z.object({ status: z.literal("ok") }).meta({ id: "Health" });

/** For whoever runs the house: does the process live, and can it serve? */
export function healthRoutes(server: Server, { databaseAnswers }: HealthNeeds): void {
  server.get(
    "/health/live",
    {
      schema: {
        operationId: "getLiveness",
        summary: "Is the process alive?",
        tags: ["house"],
        response: answers(health),
      },
    },
    async () => ({ status: "ok" as const }),
  );
  server.get(
    "/health/ready",
    {
      schema: {
        operationId: "getReadiness",
        summary: "Can requests be served: is the database there?",
        tags: ["house"],
        response: answers(health),
      },
    },
    async () => {
      await databaseAnswers().catch((cause: unknown) => {
        throw Object.assign(new Problem("unavailable", "The database does not answer."), { cause });
      });
      return { status: "ok" as const };
    },
  );
}
