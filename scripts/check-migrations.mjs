// Checks that the migrations match the tables: drizzle-kit must find no difference. Their times must rise, because
// databases that have a later migration skip one with an earlier time.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";
import { binary } from "./servers/binary.mjs";
import { mustRun } from "./servers/run.mjs";

const api = join(root, "apps/api");
const { entries } = JSON.parse(readFileSync(join(api, "src/platform/postgres/migrations/meta/_journal.json"), "utf8"));
for (const [place, { tag, when }] of entries.entries()) {
  const before = entries[place - 1]?.when ?? 0;
  if (when > before) continue;
  console.error(`Migration ${tag} is not later than the one before. Set "when" in _journal.json to ${before + 1000}.`);
  process.exitCode = 1;
}

const copy = mkdtempSync(join(api, "node_modules/.migrations-"));
try {
  cpSync(join(api, "src/platform/postgres/migrations"), copy, { recursive: true });
  const before = readdirSync(copy).length;
  const args = ["generate", "--dialect", "postgresql", "--schema", "./src/platform/postgres/schema/*.ts"];
  const command = [binary("drizzle-kit", "drizzle-kit", api), ...args, "--out", relative(api, copy)];
  const output = await mustRun(process.execPath, command, { cwd: api });
  if (readdirSync(copy).length > before) {
    console.error(`The tables have changed. Run: npm run migrations --workspace apps/api\n${output}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
