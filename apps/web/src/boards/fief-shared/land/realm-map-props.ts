import type { ReactNode } from "react";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { Highlight } from "../pieces/rings.tsx";
import type { VillageName } from "../realm/places.ts";

/** What may be done in each village: the drafts, in the order of the list. */
export type VillageActions = ReadonlyMap<VillageName, readonly Draft[]>;
/** The next steps of a march: from the chosen village, with the same company. */
export type NextSteps = ReadonlyMap<VillageName, Draft>;
/** The villages where something may be chosen, is chosen, or would come next. */
export type Highlights = ReadonlyMap<VillageName, Highlight>;

export interface RealmMapProps {
  readonly tMap: Translate;
  /** The land itself. */
  readonly ground: ReactNode;
  readonly villageActions: VillageActions;
  readonly nextSteps: NextSteps;
  /** The number of the question put to the reader. */
  readonly question: number | null;
  readonly selected: Draft | null;
  /** The moves by which a lord goes somewhere. */
  readonly marchTypes: ReadonlySet<string>;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  /** The villages to show first where nothing may be chosen. */
  readonly own: readonly VillageName[];
  isChief(village: VillageName): boolean;
  /** A village and all that stands there in one sentence, for those who hear the map. */
  describeVillage(village: VillageName): string;
  actionLabel(action: Draft): string;
  /** The label of the next step of the chosen march. */
  nextStepLabel(): string;
  /** All that stands on the land. */
  pieces(highlights: Highlights): ReactNode;
  /** Everything about the open village. */
  detail(village: VillageName, close: () => void): ReactNode;
}
