import type { Words } from "../board.ts";
import type { Draft } from "../scene.ts";
import { BattleView } from "./battle/battle-view.tsx";
import { ElectionView, isCrownAtStake } from "./court/election-view.tsx";
import type { FiefScene } from "./game.ts";
import { AttackNotice } from "./hand/attack-notice.tsx";
import { hasDeals, Offers } from "./offers/offers.tsx";

interface CurrentEventProps {
  readonly t: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** What goes on beside the map just now: an attack, a battle, the crown, offers. */
export function CurrentEvent({ t, scene, onSelect }: CurrentEventProps) {
  const { battle, attack } = scene.view;
  if (battle === null && attack === null && !isCrownAtStake(scene) && !hasDeals(scene.view)) return null;
  return (
    <div className="fief-happening">
      <AttackNotice t={t} scene={scene} />
      <BattleView t={t} scene={scene} />
      <ElectionView t={t} scene={scene} />
      <Offers t={t} scene={scene} onSelect={onSelect} />
    </div>
  );
}
