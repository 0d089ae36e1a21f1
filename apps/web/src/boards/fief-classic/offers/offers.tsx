import { goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import type { Draft } from "../../scene.ts";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefScene, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

interface OffersProps {
  readonly t: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

export function Offers({ t, scene, onSelect }: OffersProps) {
  if (!hasDeals(scene.view)) return null;
  return (
    <OffersOfAll
      t={t}
      scene={scene}
      offers={scene.view.offers}
      promises={promisesOf(t, scene)}
      goodsOf={goodsOf}
      reasonOf={reasonOf}
      onSelect={onSelect}
    />
  );
}

export const hasDeals = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;
