import { spawn } from "node:child_process";
import { root } from "../root.mjs";

const running = new Set();
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

const isWindows = process.platform === "win32";

/** Runs a command; resolves to its exit code and output. */
export function run(command, args, { cwd = root, env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = isShown ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...quiet, ...env } });
    running.add(child);
    let output = "";
    const collect = (text) => {
      output += text;
    };
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command and resolves to its output; throws if it fails. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} failed (${code}).\n${output}`);
  return output;
}

/** Runs npm: the one that started this process, or the one in PATH. */
export function npm(args, options) {
  const path = process.env.npm_execpath;
  if (path !== undefined && /\.c?js$/.test(path)) return mustRun(process.execPath, [path, ...args], options);
  return isWindows ? mustRun("cmd.exe", ["/c", "npm", ...args], options) : mustRun("npm", args, options);
}

const quiet = { TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
