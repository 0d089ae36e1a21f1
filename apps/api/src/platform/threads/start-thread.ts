import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Starts a thread with the code of a TypeScript file next to the caller, `new URL("./thread.ts", import.meta.url)`.
 * In a build, the built file is in the same folder. Otherwise it is bundled here: a loader of TypeScript would take
 * seconds in each thread.
 */
export function startThread(source: URL, options: WorkerOptions): Worker {
  if (import.meta.url.endsWith(".js")) return new Worker(new URL(source.href.replace(/\.ts$/, ".js")), options);
  return new Worker(bundleOf(fileURLToPath(source)), { ...options, eval: true });
}

const bundles = new Map<string, string>();

/** The code of a file and of all that it imports, as one script. */
function bundleOf(path: string): string {
  const known = bundles.get(path);
  if (known !== undefined) return known;
  const [bundle] = bundler().buildSync({
    entryPoints: [path],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    write: false,
  }).outputFiles;
  if (bundle === undefined) throw new Error(`esbuild wrote nothing for ${path}`);
  bundles.set(path, bundle.text);
  return bundle.text;
}

/** Loaded here, because it is not installed in production. */
function bundler(): typeof import("esbuild") {
  return createRequire(import.meta.url)("esbuild");
}
