import { lordsOf } from "@seneschal/wording/games/fief-shared";
import { Text } from "../../../ui/typography/text.tsx";
import { BattleSide, BattleView as SharedBattleView, type SideName } from "../../fief-shared/battle/battle-view.tsx";
import type { Battle, FiefProps } from "../game.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

export const BattleView = (props: FiefProps) => (
  <SharedBattleView
    t={props.t}
    battle={props.model.view.battle}
    drawSide={(battle, side) => <Side {...props} battle={battle} side={side} />}
  >
    {(battle) => (
      <>
        <Odds {...props} front={battle} />
        <Text as="p" muted small>
          {props.t("battle.death")}
        </Text>
        <Rounds {...props} battle={battle} />
      </>
    )}
  </SharedBattleView>
);

interface SideProps extends FiefProps {
  readonly battle: Battle;
  readonly side: SideName;
}

function Side({ t, model, battle, side }: SideProps) {
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
