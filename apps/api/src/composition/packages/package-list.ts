import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "../../platform/environment/environment.ts";

/** The names of packages, which npm has installed next to the file. */
export interface PackageList {
  readonly file: string;
  readonly names: readonly string[];
}

const content = z.strictObject({ packages: z.array(z.string().min(1)) });

/** The packages that the operator lists. None without the file in the data folder. Throws for a file that cannot be read. */
export async function packageList({ RULESET_PACKAGES, DATA_DIR }: PackageSettings): Promise<PackageList> {
  const file = RULESET_PACKAGES ?? join(DATA_DIR, "rulesets", "rulesets.json");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (RULESET_PACKAGES === undefined && isMissing(error)) return undefined;
    throw new Error(`The list of ruleset packages ${file} cannot be read.`, { cause: error });
  });
  return { file, names: text === undefined ? [] : namesIn(file, text) };
}

export type PackageSettings = Pick<Environment, "RULESET_PACKAGES" | "DATA_DIR">;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

function namesIn(file: string, text: string): readonly string[] {
  try {
    return content.parse(JSON.parse(text)).packages;
  } catch (cause) {
    throw new Error(`The list of ruleset packages ${file} is not like {"packages":["name"]}.`, { cause });
  }
}
