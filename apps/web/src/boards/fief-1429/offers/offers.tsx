import { goodsOf } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import type { Draft } from "../../scene.ts";
import type { FiefScene, View } from "../game.ts";
import { agreementsOf } from "./agreements.ts";

interface OffersProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

export function Offers({ words, scene, onSelect }: OffersProps) {
  if (!hasDealings(scene.view)) return null;
  return (
    <OffersOfAll
      words={words}
      scene={scene}
      offers={scene.view.offers}
      promises={agreementsOf(words, scene)}
      goodsOf={goodsOf}
      reasonOf={(_, rule) => words(`reason.${rule.replace(".", "-")}`)}
      onSelect={onSelect}
    />
  );
}

/** Whether anything is offered, promised or talked over. */
export const hasDealings = ({ offers, rooms, passages, waivers }: View): boolean =>
  offers.length + rooms.length + passages.length + waivers.length > 0;
