import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import type { FiefScene, VillageId } from "../game.ts";

interface WayNotesProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
  readonly selected: Draft | null;
  readonly village: VillageId;
}

/** What a step there would need and lead into: somebody's leave, a halt before the village, the plague. */
export function WayNotes({ words, say, scene, selected, village }: WayNotesProps) {
  const way = scene.view.ways.find(({ lord, to }) => lord === selected?.lord && to === village);
  if (selected?.type !== "march" || way === undefined) return null;
  const { leave, isBefore, hasPlague } = way;
  const notes = [
    ...(leave.length === 0 ? [] : [say("way.leave", { names: namesOf(words, scene, leave) })]),
    ...(isBefore ? [say("way.before")] : []),
    ...(hasPlague ? [say("way.plague")] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="fief-why">
      <Mark name="hand" />
      <span>{note}</span>
    </p>
  ));
}
