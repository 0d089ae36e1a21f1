/** Settles when somebody asks to stop: a signal, a closed terminal, or the death of the npm that started this. */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(signal));
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve("the end of npm"), 1000).unref();
  });
}
