import { expect, it } from "vitest";
import { workerLogger } from "./job-log.ts";

it("logs a failed job without the text that the library quotes", () => {
  const lines: [object, string][] = [];
  const note = (fields: object, message: string) => void lines.push([fields, message]);
  const error = new Error("550 no such user: ada@example.org");
  workerLogger({ error: note, warn: note, debug: note })
    .scope({ jobId: "7", taskIdentifier: "send-mail" })
    .error("Failed task 7 (send-mail) with error '550 no such user: ada@example.org'", { error });
  expect(lines).toEqual([[{ job: "7", task: "send-mail", err: error }, "A job failed"]]);
});
