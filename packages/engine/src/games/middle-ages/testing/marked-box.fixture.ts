import { tileSetFrom } from "../model/tile-set.ts";
import reconstruction from "../model/tile-sets/reconstruction-1.json" with { type: "json" };
import { middleAgesWith } from "../ruleset.ts";

/**
 * Far apart, and no sum of two of them is a third: a player who knows one of these numbers has seen the face of its tile. A
 * tile shows as many chests.
 */
export const middleAgesMarks: readonly number[] = reconstruction.tiles.map(
  (_, row) => 3_000_000_000 + row * 10_007_003,
);

/** Unlike the reconstructed box, where the number on a back tells the face, this one hides another face behind each. */
export const markedMiddleAges = middleAgesWith(
  tileSetFrom({
    ...reconstruction,
    dataset: "marked",
    tiles: reconstruction.tiles.map((tile, row) => ({
      ...tile,
      number: Math.ceil(tile.number / 4),
      chests: middleAgesMarks[row],
    })),
  }),
);
