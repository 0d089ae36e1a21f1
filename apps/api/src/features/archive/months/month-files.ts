import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, type ReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { archive } from "@seneschal/schema";
import type { z } from "zod";
import { gameLogLines } from "../../../event-store/game-log.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import type { ArchiveDeps } from "../archive-deps.ts";
import { finishedMonths } from "../archive-queries.ts";
import { findFinishedGames } from "../archived-games.ts";

export type MonthFile = z.output<typeof archive.monthFile>;

/** The games of each past month as one compressed file, with its checksum. */
export interface MonthFiles {
  /** The newest month first. */
  list(): Promise<readonly MonthFile[]>;
  /** Undefined if there is no file of this month. */
  open(month: string): Promise<{ readonly file: MonthFile; readonly content: ReadStream } | undefined>;
  /** Writes the files that are missing. A file that exists is never written again. */
  writeMissing(): Promise<void>;
}

const gamesAtOnce = 100;
const description = /^\d{4}-\d{2}\.json$/;

/** The files are in this folder: `2026-10.ndjson.gz`, described by `2026-10.json`, which is written last. */
export function monthFiles(folder: string, deps: ArchiveDeps): MonthFiles {
  const describe = async (name: string) =>
    archive.monthFile.parse(JSON.parse(await readFile(join(folder, name), "utf8")));

  async function described(): Promise<readonly string[]> {
    if (!existsSync(folder)) return [];
    return (await readdir(folder)).filter((name) => description.test(name)).toSorted();
  }

  return {
    list: async () => Promise.all((await described()).toReversed().map(describe)),
    async open(month) {
      if (!(await described()).includes(`${month}.json`)) return undefined;
      const content = createReadStream(join(folder, `${month}.ndjson.gz`));
      return { file: await describe(`${month}.json`), content };
    },
    async writeMissing() {
      await mkdir(folder, { recursive: true });
      const written = await described();
      const months = await finishedMonths(deps.pool, startOfMonth(deps.now()));
      for (const month of months.filter((month) => !written.includes(`${month}.json`))) {
        await writeMonth(folder, month, deps);
      }
    },
  };
}

const startOfMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

async function writeMonth(folder: string, month: string, deps: ArchiveDeps): Promise<void> {
  const path = join(folder, `${month}.ndjson.gz`);
  const counted = { games: 0 };
  await pipeline(linesOf(month, deps, counted), createGzip(), createWriteStream(`${path}.part`));
  const hash = createHash("sha256");
  await pipeline(createReadStream(`${path}.part`), hash);
  const { size } = await stat(`${path}.part`);
  await rename(`${path}.part`, path);
  const file: MonthFile = { month, games: counted.games, bytes: size, sha256: hash.digest("hex") };
  await writeFile(join(folder, `${month}.json.part`), JSON.stringify(file));
  await rename(join(folder, `${month}.json.part`), join(folder, `${month}.json`));
}

async function* linesOf(month: string, deps: ArchiveDeps, counted: { games: number }): AsyncGenerator<string> {
  const since = new Date(`${month}-01T00:00:00Z`);
  const until = startOfMonth(new Date(since.getTime() + 32 * 24 * 60 * 60 * 1000));
  const period = { since: since.toISOString(), until: until.toISOString(), limit: gamesAtOnce };
  const pause = inSlices();
  let cursor: string | undefined;
  for (let hasMore = true; hasMore; ) {
    const found = await findFinishedGames(deps, { ...period, cursor });
    for (const { id } of found.games) {
      const game = await deps.store.current(id);
      if (game?.phase !== "finished") continue;
      counted.games += 1;
      yield* gameLogLines(deps.store, game, pause);
    }
    cursor = found.next ?? undefined;
    hasMore = found.hasMore;
  }
}
