import { goodsOf } from "@seneschal/wording/games/fief-classic";
import { Offers as SharedOffers } from "../../fief-shared/offers/offers.tsx";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefSelectProps, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

export function Offers(props: FiefSelectProps) {
  const { t, model } = props;
  return <SharedOffers {...props} promises={promisesOf(t, model)} goodsOf={goodsOf} reasonOf={reasonOf} />;
}

export const hasDeals = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;
