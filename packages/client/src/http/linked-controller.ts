interface LinkedController {
  readonly controller: AbortController;
  /** From now on, the signal has no effect. */
  unlink(): void;
}

/** A controller that a signal aborts as well. (`AbortSignal.any` can be collected as garbage while it is still needed.) */
export function linkedController(signal: AbortSignal | undefined): LinkedController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  return { controller, unlink: () => signal?.removeEventListener("abort", abort) };
}
