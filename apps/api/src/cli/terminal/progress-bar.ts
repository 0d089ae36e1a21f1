import type { Progress } from "../../platform/backup/progress.ts";

export interface ProgressBar {
  readonly show: Progress;
  /** Removes it, so that other lines can follow. */
  readonly end: () => void;
}

const barWidth = 24;
const intervalMs = 100;

/** A progress bar on a terminal; nothing in a log. */
export function progressBar(output: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr): ProgressBar {
  let shownAt = 0;
  let shownStep: string | undefined;
  return {
    show(step, done, total) {
      const now = performance.now();
      const isDue = step !== shownStep || now - shownAt >= intervalMs;
      if (!output.isTTY || !isDue) return;
      shownAt = now;
      shownStep = step;
      output.write(`\r\u001b[K${step.padEnd(14)} ${barOf(total === 0 ? 1 : Math.min(done / total, 1))}`);
    },
    end() {
      if (output.isTTY && shownStep !== undefined) output.write("\r\u001b[K");
      shownStep = undefined;
    },
  };
}

function barOf(share: number): string {
  const filled = Math.round(share * barWidth);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${percent}%`;
}
