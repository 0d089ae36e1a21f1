import { CurrentEvents } from "../fief-shared/current-events.tsx";
import { BattleView } from "./battle/battle-view.tsx";
import { ElectionView, isCrownAtStake } from "./court/election-view.tsx";
import type { FiefSelectProps } from "./game.ts";
import { AttackNotice } from "./hand/attack-notice.tsx";
import { hasDeals, Offers } from "./offers/offers.tsx";

/** What is going on now, next to the map: an attack, a battle, the election of the king, offers. */
export function CurrentEvent({ t, model, onSelect }: FiefSelectProps) {
  const { battle, attack } = model.view;
  if (battle === null && attack === null && !isCrownAtStake(model) && !hasDeals(model.view)) return null;
  return (
    <CurrentEvents>
      <AttackNotice t={t} model={model} />
      <BattleView t={t} model={model} />
      <ElectionView t={t} model={model} />
      <Offers t={t} model={model} onSelect={onSelect} />
    </CurrentEvents>
  );
}
