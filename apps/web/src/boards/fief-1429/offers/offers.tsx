import { goodsOf } from "@seneschal/wording/games/fief-1429";
import { Offers as SharedOffers } from "../../fief-shared/offers/offers.tsx";
import type { FiefSelectProps, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

export function Offers(props: FiefSelectProps) {
  const { t, model } = props;
  return (
    <SharedOffers
      {...props}
      promises={promisesOf(t, model)}
      goodsOf={goodsOf}
      reasonOf={(_, rule) => t(`reason.${rule.replace(".", "-")}`)}
    />
  );
}

/** Whether there are offers, promises or private talks. */
export const hasDeals = ({ offers, rooms, passages, waivers }: View): boolean =>
  offers.length + rooms.length + passages.length + waivers.length > 0;
