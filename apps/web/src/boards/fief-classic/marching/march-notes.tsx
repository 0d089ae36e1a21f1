import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { FiefModel, VillageId } from "../game.ts";

interface MarchNotesProps {
  readonly tMap: Words;
  readonly model: FiefModel;
  readonly selected: Draft | null;
  readonly village: VillageId;
}

/** What a step there would lead into: a halt before the village, or that nobody can go along. */
export function MarchNotes({ tMap, model, selected, village }: MarchNotesProps) {
  if (selected?.type !== "march") return null;
  const way = model.view.ways.find(({ lord, to }) => lord === selected.lord && to === village);
  if (way === undefined || way.barred !== null) return null;
  const notes = [...(way.isBefore ? [tMap("way.before")] : []), ...(way.soldiersMax === 0 ? [tMap("way.alone")] : [])];
  return notes.map((note) => (
    <p key={note} className="fief-why">
      <Mark name="hand" />
      <span>{note}</span>
    </p>
  ));
}
