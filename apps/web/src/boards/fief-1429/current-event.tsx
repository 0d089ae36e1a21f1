import { CurrentEvents } from "../fief-shared/current-events.tsx";
import { BattleView } from "./battle/battle-view.tsx";
import { ElectionView } from "./court/election-view.tsx";
import type { FiefSelectProps } from "./game.ts";
import { hasDeals, Offers } from "./offers/offers.tsx";

/** What is going on now, next to the map: a battle, an election, offers. */
export function CurrentEvent({ t, model, onSelect }: FiefSelectProps) {
  const { battle, election } = model.view;
  if (battle === null && election === null && !hasDeals(model.view)) return null;
  return (
    <CurrentEvents>
      <BattleView t={t} model={model} />
      <ElectionView t={t} model={model} />
      <Offers t={t} model={model} onSelect={onSelect} />
    </CurrentEvents>
  );
}
