import type { GameCover } from "./board.ts";
import { fief1429 } from "./fief-1429/cover.tsx";
import { fiefOriginal, fiefVitale } from "./fief-classic/cover.tsx";
import { genericCover } from "./generic/cover.tsx";
import { middleAges } from "./middle-ages/cover.tsx";
import { village } from "./village/cover.tsx";

/** Every ruleset with a board of its own, by its cover: one line each. `npm run generate` makes the rest of this folder know them. */
export const drawnCovers: readonly GameCover[] = [middleAges, village, fief1429, fiefOriginal, fiefVitale];

/** The cover of a ruleset: its own, or the generic one. */
export const coverOf = (ruleset: string): GameCover =>
  drawnCovers.find(({ id }) => id === ruleset) ?? genericCover(ruleset);
