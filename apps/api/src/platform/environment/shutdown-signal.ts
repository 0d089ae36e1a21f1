/** Resolves when the process is asked to stop. A second signal ends it at once. */
export function shutdownSignal(exitsWithParent: boolean): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        resolve(signal);
        process.once(signal, () => process.exit(1));
      });
    }
    if (!exitsWithParent) return;
    // The parent process was killed and cannot send a signal.
    process.once("disconnect", () => resolve("the end of its parent"));
    // The channel must not keep the process alive.
    process.channel?.unref();
  });
}
