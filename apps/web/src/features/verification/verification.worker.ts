import { rulesetsWithoutBooks, verificationOf, verificationSteps } from "@seneschal/api/verification";
import { readLog } from "./read-log.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** How often the page hears how far the verification is. */
const reportMs = 50;

const say = (message: WorkerMessage) => globalThis.postMessage(message);

/** Verifies the file that the page sends, away from the thread that draws the page. */
globalThis.onmessage = ({ data }: MessageEvent<File>) => {
  verify(data).catch((error: unknown) => {
    say({ type: "failed" });
    throw error;
  });
};

async function verify(file: File): Promise<void> {
  const log = await readLog(file);
  if ("fault" in log) return say({ type: "unreadable", fault: log.fault });
  const steps = verificationSteps(rulesetsWithoutBooks, log.text);
  let reportedAt = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return say({ type: "done", verification: verificationOf(step.value) });
    if (performance.now() - reportedAt < reportMs) continue;
    reportedAt = performance.now();
    say({ type: "running", share: step.value });
  }
}
