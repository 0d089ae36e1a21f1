import { nameOf, namesOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import type { Deal } from "../../fief-shared/offers/deal-list.tsx";
import type { FiefModel } from "../game.ts";

/** Private rooms that are open, and what was promised until the turn ends. */
export function promisesOf(t: Translate, model: FiefModel): readonly Deal[] {
  const { rooms, passages, waivers } = model.view;
  return [
    ...rooms.map(({ host, guests, phases }) => ({
      key: `room ${host}`,
      seat: host,
      seats: [host, ...guests],
      text: t("offers.room", { host: nameOf(model, host), guests: namesOf(t, model, guests), phases }),
    })),
    ...passages.map(({ seat, to }) => ({
      key: `passage ${seat} ${to}`,
      seat,
      seats: [seat, to],
      text: t("offers.passage", { name: nameOf(model, seat), to: nameOf(model, to) }),
    })),
    ...waivers.map(({ seat, fief }) => ({
      key: `waiver ${seat} ${fief}`,
      seat,
      seats: [seat],
      text: t("offers.waiver", { name: nameOf(model, seat), fief: t(`fief.${fief}`) }),
    })),
  ];
}
