import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { Deal } from "../../fief-shared/offers/deal-list.tsx";
import type { FiefScene } from "../game.ts";

/** Passage and alliances, and how long they last. */
export function promisesOf(t: Words, scene: FiefScene): readonly Deal[] {
  const { passages, alliances } = scene.view;
  const promises = [
    ...passages.map((one) => ({ ...one, kind: "passage" })),
    ...alliances.map((one) => ({ ...one, kind: "alliance" })),
  ];
  return promises.map(({ kind, seat, to, until }) => ({
    key: `${kind} ${seat} ${to}`,
    seat,
    seats: [seat, to],
    text: t(`offers.${kind}`, { name: nameOf(scene, seat), to: nameOf(scene, to), until }),
  }));
}
