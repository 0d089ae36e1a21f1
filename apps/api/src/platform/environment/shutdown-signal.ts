/** Settles when somebody asks this process to stop; whoever asks twice does not wait. */
export function shutdownSignal(followsParent: boolean): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        resolve(signal);
        process.once(signal, () => process.exit(1));
      });
    }
    if (!followsParent) return;
    // Whoever started this process was killed and cannot say so.
    process.once("disconnect", () => resolve("the end of its parent"));
    // Only to be heard of, not to be waited for.
    process.channel?.unref();
  });
}
