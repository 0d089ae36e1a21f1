import { lordsOf } from "@seneschal/wording/games/fief-shared";
import { BattleSide, createBattleView, type SideProps } from "../../fief-shared/battle/battle-view.tsx";
import type { Battle, FiefModel } from "../game.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

export const BattleView = createBattleView<Battle, FiefModel>({
  Side,
  Odds,
  noteOf: (t) => t("battle.death"),
  Rounds,
});

function Side({ t, model, battle, side }: SideProps<FiefModel, Battle>) {
  const { seats, lords, soldiers, pawns, dice } = battle[side];
  const [leader = 0, ...allies] = seats;
  return (
    <BattleSide
      t={t}
      readers={model}
      side={side}
      leader={leader}
      allies={allies}
      muster={[{ piece: "soldier", text: t("battle.soldiers", { soldiers }) }]}
      lords={lords.length === 0 ? t("battle.noLord") : lordsOf(t, lords)}
      strength={
        <>
          <b>{t("battle.strength", { pawns, dice })}</b>
          {side === "defend" && battle.isWalled ? <small> {t("battle.walled")}</small> : null}
        </>
      }
    />
  );
}
