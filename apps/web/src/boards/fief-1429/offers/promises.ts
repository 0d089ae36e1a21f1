import { nameOf, namesOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { Deal } from "../../fief-shared/offers/deal-list.tsx";
import type { FiefScene } from "../game.ts";

/** Private rooms that are open, and what was promised until the turn ends. */
export function promisesOf(t: Words, scene: FiefScene): readonly Deal[] {
  const { rooms, passages, waivers } = scene.view;
  return [
    ...rooms.map(({ host, guests, phases }) => ({
      key: `room ${host}`,
      seat: host,
      seats: [host, ...guests],
      text: t("offers.room", { host: nameOf(scene, host), guests: namesOf(t, scene, guests), phases }),
    })),
    ...passages.map(({ seat, to }) => ({
      key: `passage ${seat} ${to}`,
      seat,
      seats: [seat, to],
      text: t("offers.passage", { name: nameOf(scene, seat), to: nameOf(scene, to) }),
    })),
    ...waivers.map(({ seat, fief }) => ({
      key: `waiver ${seat} ${fief}`,
      seat,
      seats: [seat],
      text: t("offers.waiver", { name: nameOf(scene, seat), fief: t(`fief.${fief}`) }),
    })),
  ];
}
