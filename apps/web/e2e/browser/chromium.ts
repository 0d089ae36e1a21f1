import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Flags for a browser that runs headless, as any user, and calls nobody. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Most scripts run for a moment on a new page: optimizing them costs more than it saves.
  // Nor does it pay to begin with a small young generation, whose objects are copied each time it is full.
  "--js-flags=--no-turbofan --min-semi-space-size=16",
];

/**
 * A Chromium for the tests: `CHROMIUM` if it is set, else the one that npm brought (Linux), else Playwright's own.
 * The npm one carries the libraries and fonts that a bare machine lacks.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM;
  if (chosen !== undefined) return chosen;
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = ownTemporaryFolder();
  const path = await unpack();
  if (isWorker || runs(path)) return path;
  // A run that was killed while it unpacked left half a browser.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return unpack();
}

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;

async function unpack(): Promise<string> {
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  await bringLibraries();
  return path;
}

function runs(path: string): boolean {
  return spawnSync(path, ["--version"]).status === 0;
}

/** The browser is unpacked there: a folder for each user, so that nobody runs into another's files. */
function ownTemporaryFolder(): string {
  const name = `seneschal-browser-${userInfo().uid}`;
  if (tmpdir().endsWith(name)) return tmpdir();
  const folder = join(tmpdir(), name);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  return folder;
}

async function bringLibraries(): Promise<void> {
  const build = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
  const { inflate } = await import(pathToFileURL(join(build, "../esm/lambdafs.js")).href);
  if (!existsSync(join(tmpdir(), "al2023/lib"))) await inflate(join(build, "../../bin/al2023.tar.br"));
  process.env.LD_LIBRARY_PATH ??= join(tmpdir(), "al2023/lib");
  process.env.FONTCONFIG_FILE ??= fontList();
}

/** The list that npm brought names folders of another machine: without a font to fall back on, text fields end the browser. */
function fontList(): string {
  const file = join(tmpdir(), "seneschal-fonts.conf");
  const folders = [join(tmpdir(), "fonts"), "/usr/share/fonts"].map((folder) => `<dir>${folder}</dir>`).join("");
  const cache = `<cachedir>${join(tmpdir(), "fonts-cache")}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>\n`);
  return file;
}
