import { drawnCovers } from "../register.ts";
import type { Guide } from "./guide.ts";

/** The guide of a ruleset, fetched when it is shown; `null` if it has none. */
export async function guideOf(ruleset: string): Promise<Guide | null> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  if (cover?.guide === undefined) return null;
  const { guides }: GuideFile = await import(`../${cover.folder}/guide/guide.tsx`);
  return guides[ruleset] ?? null;
}

interface GuideFile {
  readonly guides: Readonly<Record<string, Guide>>;
}
