import type { TournamentVerdict } from "@seneschal/tournament/verification";

/** The page stays usable: it computes for this long, then lets the browser draw. */
const sliceMs = 40;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

interface Watcher {
  /** From 0 to 1. */
  onShare(share: number): void;
  readonly signal: AbortSignal;
}

/** Verifies an exported tournament in the browser. Undefined if it was aborted. */
export async function verifyFile(text: string, { onShare, signal }: Watcher): Promise<TournamentVerdict | undefined> {
  // Loaded only here: no other page needs the rules of pairing.
  const { verificationSteps } = await import("@seneschal/tournament/verification");
  const steps = verificationSteps(text);
  let pauseAt = performance.now() + sliceMs;
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < pauseAt) continue;
    onShare(step.value);
    await nextTask();
    pauseAt = performance.now() + sliceMs;
  }
  return undefined;
}
