import { goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Draft } from "../../board-model.ts";
import { Offers as SharedOffers } from "../../fief-shared/offers/offers.tsx";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefProps, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

interface OffersProps extends FiefProps {
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

export function Offers(props: OffersProps) {
  const { t, model } = props;
  return <SharedOffers {...props} promises={promisesOf(t, model)} goodsOf={goodsOf} reasonOf={reasonOf} />;
}

export const hasDeals = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;
