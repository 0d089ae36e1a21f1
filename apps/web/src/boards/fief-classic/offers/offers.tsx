import { goodsOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import { Offers as OffersOfAll } from "../../fief-shared/offers/offers.tsx";
import type { Draft } from "../../scene.ts";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefScene, View } from "../game.ts";
import { promisesOf } from "./promises.ts";

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
      promises={promisesOf(words, scene)}
      goodsOf={goodsOf}
      reasonOf={reasonOf}
      onSelect={onSelect}
    />
  );
}

export const hasDealings = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;
