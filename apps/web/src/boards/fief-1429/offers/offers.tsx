import { goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import type { Draft } from "../../scene.ts";
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
      reasonOf={(_, rule) => t(`reason.${rule.replace(".", "-")}`)}
      onSelect={onSelect}
    />
  );
}

/** Whether anything is offered, promised or talked over. */
export const hasDeals = ({ offers, rooms, passages, waivers }: View): boolean =>
  offers.length + rooms.length + passages.length + waivers.length > 0;
