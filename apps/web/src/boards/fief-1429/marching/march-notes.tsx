import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { FiefModel, VillageId } from "../game.ts";

interface MarchNotesProps {
  readonly t: Words;
  readonly tMap: Words;
  readonly model: FiefModel;
  readonly selected: Draft | null;
  readonly village: VillageId;
}

/** What a step there would need and lead into: somebody's leave, a halt before the village, the plague. */
export function MarchNotes({ t, tMap, model, selected, village }: MarchNotesProps) {
  const way = model.view.ways.find(({ lord, to }) => lord === selected?.lord && to === village);
  if (selected?.type !== "march" || way === undefined) return null;
  const { leave, isBefore, hasPlague } = way;
  const notes = [
    ...(leave.length === 0 ? [] : [tMap("way.leave", { names: namesOf(t, model, leave) })]),
    ...(isBefore ? [tMap("way.before")] : []),
    ...(hasPlague ? [tMap("way.plague")] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="fief-why">
      <Mark name="hand" />
      <span>{note}</span>
    </p>
  ));
}
