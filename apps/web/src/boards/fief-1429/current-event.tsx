import type { Words } from "../board.ts";
import type { Draft } from "../scene.ts";
import { BattleView } from "./battle/battle-view.tsx";
import { ElectionView } from "./court/election-view.tsx";
import type { FiefScene } from "./game.ts";
import { hasDeals, Offers } from "./offers/offers.tsx";

interface CurrentEventProps {
  readonly t: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** What goes on beside the map just now: a battle, an election, offers. */
export function CurrentEvent({ t, scene, onSelect }: CurrentEventProps) {
  const { battle, election } = scene.view;
  if (battle === null && election === null && !hasDeals(scene.view)) return null;
  return (
    <div className="fief-happening">
      <BattleView t={t} scene={scene} />
      <ElectionView t={t} scene={scene} />
      <Offers t={t} scene={scene} onSelect={onSelect} />
    </div>
  );
}
