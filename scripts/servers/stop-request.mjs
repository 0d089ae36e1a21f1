import { existsSync, readFileSync } from "node:fs";

/** Resolves when a stop is requested: by a signal, a closed terminal, or the end of the npm process that started this. */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(signal));
    if (process.env.npm_lifecycle_event === undefined) return;
    const before = ancestors();
    setInterval(() => ancestors() !== before && resolve("npm ended"), 1000).unref();
  });
}

/** Returns the process ids of npm's shell and, if known, of npm itself. */
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  if (!existsSync(stat)) return String(process.ppid);
  const fields = readFileSync(stat, "utf8");
  const grandparent = fields.slice(fields.lastIndexOf(")") + 2).split(" ")[1];
  return `${process.ppid} ${grandparent}`;
}
