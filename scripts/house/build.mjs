import { binary } from "./binary.mjs";
import { mustRun } from "./run.mjs";
import { saying } from "./say.mjs";

/** Builds what changed since the last time; turbo knows what did. */
export async function build() {
  const turbo = binary("turbo");
  await saying("building what changed", () =>
    mustRun(process.execPath, [turbo, "run", "build", "--output-logs=errors-only", "--log-order=grouped"]),
  );
}
