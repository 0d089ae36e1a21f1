import type { ReactNode } from "react";
import type { Translate } from "../../board.ts";
import type { BoardModel } from "../../board-model.ts";
import type { VillageName } from "../realm/places.ts";
import { ConflictMarker } from "./conflict-marker.tsx";
import { DisasterOverlay } from "./disaster-overlay.tsx";
import type { Highlight } from "./rings.tsx";
import { ArmyTag } from "./tags/army-tag.tsx";
import type { Tag } from "./tags/tag.ts";
import type { PlacedTag } from "./tags/tag-placement.ts";
import { useTravels } from "./tags/use-travels.ts";

/** What the pieces on the map of a ruleset show. */
export interface MapPiecesProps<Model extends BoardModel> extends Pick<Model, "view" | "recent"> {
  readonly t: Translate;
  readonly highlights: ReadonlyMap<VillageName, Highlight>;
}

interface PiecesProps {
  readonly disasters: Parameters<typeof DisasterOverlay>[0]["disasters"];
  /** The signs of the lands, the villages, and what stands above them. */
  readonly children: ReactNode;
  readonly tags: readonly PlacedTag<Tag>[];
  /** Where there is a battle or a revolt, and the symbol of it. */
  readonly conflicts: readonly Parameters<typeof ConflictMarker>[0][];
}

/** Everything that stands on the land, from the bottom to the top. */
export function Pieces({ disasters, children, tags, conflicts }: PiecesProps) {
  const travels = useTravels(tags);
  return (
    <>
      <DisasterOverlay disasters={disasters} />
      {children}
      {tags.map((placed) => (
        <ArmyTag key={placed.tag.company.key} {...placed} from={travels.get(placed.tag.company.key)} />
      ))}
      {conflicts.map((conflict) => (
        <ConflictMarker key={conflict.href} {...conflict} />
      ))}
    </>
  );
}
