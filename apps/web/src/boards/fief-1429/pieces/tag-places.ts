import { coveredBy, type Placed, placesFor, type Sized } from "../../fief-shared/pieces/tag-places.ts";
import { fiefPlates } from "../realm/fief-plates.ts";
import { onMap } from "../realm/realm.ts";

const covered = coveredBy(
  (village) => onMap(village).name,
  (village) => onMap(village).isChiefTown,
  fiefPlates,
);

export const tagPlaces = <One extends Sized>(tags: readonly One[]): readonly Placed<One>[] => placesFor(tags, covered);
