import { nameOf, namesOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { Dealing } from "../../fief-shared/offers/dealings.tsx";
import type { FiefScene } from "../game.ts";

/** Private rooms that are open, and what was promised until the turn ends. */
export function agreementsOf(words: Words, scene: FiefScene): readonly Dealing[] {
  const { rooms, passages, waivers } = scene.view;
  return [
    ...rooms.map(({ host, guests, phases }) => ({
      key: `room ${host}`,
      seat: host,
      seats: [host, ...guests],
      text: words("offers.room", { host: nameOf(scene, host), guests: namesOf(words, scene, guests), phases }),
    })),
    ...passages.map(({ seat, to }) => ({
      key: `passage ${seat} ${to}`,
      seat,
      seats: [seat, to],
      text: words("offers.passage", { name: nameOf(scene, seat), to: nameOf(scene, to) }),
    })),
    ...waivers.map(({ seat, fief }) => ({
      key: `waiver ${seat} ${fief}`,
      seat,
      seats: [seat],
      text: words("offers.waiver", { name: nameOf(scene, seat), fief: words(`fief.${fief}`) }),
    })),
  ];
}
