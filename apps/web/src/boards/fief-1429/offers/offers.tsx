import { goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import type { FiefModel, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

interface OffersProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

export function Offers({ t, model, onSelect }: OffersProps) {
  if (!hasDeals(model.view)) return null;
  return (
    <OffersOfAll
      t={t}
      model={model}
      offers={model.view.offers}
      promises={promisesOf(t, model)}
      goodsOf={goodsOf}
      reasonOf={(_, rule) => t(`reason.${rule.replace(".", "-")}`)}
      onSelect={onSelect}
    />
  );
}

/** Whether anything is offered, promised or talked over. */
export const hasDeals = ({ offers, rooms, passages, waivers }: View): boolean =>
  offers.length + rooms.length + passages.length + waivers.length > 0;
