import { z } from "zod";
import { Problem } from "./problem.ts";
import { isWriteRejected } from "./problems/database-faults.ts";
import { responses } from "./response-schemas.ts";
import type { Server } from "./server.ts";

export interface HealthDeps {
  /** Resolves if the database answers and accepts writes. */
  readonly databaseServes: () => Promise<void>;
  /** Called when a request failed because the database rejected a write. */
  readonly writeRejected: () => void;
}

const health = z.object({ status: z.literal("ok") }).meta({ id: "Health" });

/** Health checks for operators: is the process alive, and can it serve? */
export function healthRoutes(server: Server, { databaseServes, writeRejected }: HealthDeps): void {
  server.addHook("onError", (_request, _reply, error, done) => {
    if (isWriteRejected(error)) writeRejected();
    done();
  });
  server.get(
    "/health/live",
    {
      config: { access: "public" },
      schema: {
        operationId: "getLiveness",
        summary: "Liveness check",
        description:
          "The response is 200 as long as the process answers; the database is not asked. If it fails, restart the process.",
        tags: ["server"],
        response: responses(health),
      },
    },
    async () => ({ status: "ok" as const }),
  );
  server.get(
    "/health/ready",
    {
      config: { access: "public" },
      schema: {
        operationId: "getReadiness",
        summary: "Readiness check: is the database reachable and writable?",
        description:
          "After the database has rejected a write, for example because its disk is full, this fails until a write succeeds.",
        tags: ["server"],
        response: responses(health),
      },
    },
    async () => {
      await databaseServes().catch((cause: unknown) => {
        throw Object.assign(new Problem("unavailable", "The database does not respond, or does not accept writes."), {
          cause,
        });
      });
      return { status: "ok" as const };
    },
  );
}
