import { lordsOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { BattleSide, BattleView as SharedBattleView } from "../../fief-shared/battle/battle-view.tsx";
import type { Battle, FiefModel } from "../game.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

interface BattleViewProps {
  readonly t: Words;
  readonly model: FiefModel;
}

export function BattleView({ t, model }: BattleViewProps) {
  const { battle } = model.view;
  if (battle === null) return null;
  return (
    <SharedBattleView
      t={t}
      battle={battle}
      sides={
        <>
          <SideOf t={t} model={model} battle={battle} side="attack" />
          <SideOf t={t} model={model} battle={battle} side="defend" />
        </>
      }
    >
      <Odds t={t} model={model} front={battle} />
      <p className="small quiet">{t("theatre.death")}</p>
      <Rounds t={t} model={model} battle={battle} />
    </SharedBattleView>
  );
}

interface SideOfProps extends BattleViewProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function SideOf({ t, model, battle, side }: SideOfProps) {
  const { seats, lords, soldiers, pawns, dice } = battle[side];
  const [leader = 0, ...allies] = seats;
  return (
    <BattleSide
      t={t}
      readers={model}
      side={side}
      leader={leader}
      allies={allies}
      muster={[{ piece: "soldier", text: t("theatre.soldiers", { soldiers }) }]}
      lords={lords.length === 0 ? t("theatre.noLord") : lordsOf(t, lords)}
      strength={
        <>
          <b>{t("theatre.strength", { pawns, dice })}</b>
          {side === "defend" && battle.isWalled ? <small> {t("theatre.walled")}</small> : null}
        </>
      }
    />
  );
}
