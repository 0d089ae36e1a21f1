import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import type { Deal } from "../../fief-shared/offers/deal-list.tsx";
import type { FiefModel } from "../game.ts";

/** Passage and alliances, and how long they last. */
export function promisesOf(t: Translate, model: FiefModel): readonly Deal[] {
  const { passages, alliances } = model.view;
  const promises = [
    ...passages.map((one) => ({ ...one, kind: "passage" })),
    ...alliances.map((one) => ({ ...one, kind: "alliance" })),
  ];
  return promises.map(({ kind, seat, to, until }) => ({
    key: `${kind} ${seat} ${to}`,
    seat,
    seats: [seat, to],
    text: t(`offers.${kind}`, { name: nameOf(model, seat), to: nameOf(model, to), until }),
  }));
}
