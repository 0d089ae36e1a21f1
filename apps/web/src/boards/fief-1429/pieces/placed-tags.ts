import { keepClearOf, type PlacedTag, placeTags, type SizedTag } from "../../fief-shared/pieces/tag-placement.ts";
import { fiefPlates } from "../realm/fief-plates.ts";
import { onMap } from "../realm/realm.ts";

const covered = keepClearOf(
  (village) => onMap(village).name,
  (village) => onMap(village).isChiefTown,
  fiefPlates,
);

export const placedTags = <One extends SizedTag>(tags: readonly One[]): readonly PlacedTag<One>[] =>
  placeTags(tags, covered);
