import type { Vocabulary } from "./board-model.ts";
import { type MotionsOf, type MotionTable, motionsBy } from "./motion.ts";
import { drawnCovers } from "./register.ts";

interface MotionsFile {
  readonly motions: MotionTable<Vocabulary>;
}

/** How the board of a ruleset shows facts as motion; a ruleset without a drawn board shows none. */
export async function loadMotions(ruleset: string): Promise<MotionsOf<Vocabulary["redactedFact"]>> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  if (cover === undefined || cover.isWorded) return () => [];
  const { motions }: MotionsFile = await import(`./${cover.folder}/motions.ts`);
  return motionsBy(motions);
}
