import { goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import { reasonOf } from "../decision/reasons.ts";
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
      reasonOf={reasonOf}
      onSelect={onSelect}
    />
  );
}

export const hasDeals = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;
