import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import type { FiefScene, VillageId } from "../game.ts";

interface MarchNotesProps {
  readonly t: Words;
  readonly tMap: Words;
  readonly scene: FiefScene;
  readonly selected: Draft | null;
  readonly village: VillageId;
}

/** What a step there would need and lead into: somebody's leave, a halt before the village, the plague. */
export function MarchNotes({ t, tMap, scene, selected, village }: MarchNotesProps) {
  const way = scene.view.ways.find(({ lord, to }) => lord === selected?.lord && to === village);
  if (selected?.type !== "march" || way === undefined) return null;
  const { leave, isBefore, hasPlague } = way;
  const notes = [
    ...(leave.length === 0 ? [] : [tMap("way.leave", { names: namesOf(t, scene, leave) })]),
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
