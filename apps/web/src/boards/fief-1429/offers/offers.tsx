import { goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Draft } from "../../board-model.ts";
import { Offers as SharedOffers } from "../../fief-shared/offers/offers.tsx";
import type { FiefProps, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

interface OffersProps extends FiefProps {
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

export function Offers(props: OffersProps) {
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
