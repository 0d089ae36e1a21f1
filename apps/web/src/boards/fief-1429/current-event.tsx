import type { Draft } from "../board-model.ts";
import { CurrentEvents } from "../fief-shared/current-events.tsx";
import { BattleView } from "./battle/battle-view.tsx";
import { ElectionView } from "./court/election-view.tsx";
import type { FiefProps } from "./game.ts";
import { hasDeals, Offers } from "./offers/offers.tsx";

interface CurrentEventProps extends FiefProps {
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** What is going on now, next to the map: a battle, an election, offers. */
export function CurrentEvent({ t, model, onSelect }: CurrentEventProps) {
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
