import { binary } from "./binary.mjs";
import { withProgress } from "./progress.mjs";
import { mustRun } from "./run.mjs";

/** Builds what changed since the last build; turbo finds it. */
export async function build() {
  const turbo = binary("turbo");
  await withProgress("building what changed", () =>
    mustRun(process.execPath, [turbo, "run", "build", "--output-logs=errors-only", "--log-order=grouped"]),
  );
}
