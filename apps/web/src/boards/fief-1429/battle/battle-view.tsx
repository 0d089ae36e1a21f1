import { lordName } from "@seneschal/wording/games/fief-1429";
import { Text } from "../../../ui/typography/text.tsx";
import { BattleSide, BattleView as SharedBattleView, type SideName } from "../../fief-shared/battle/battle-view.tsx";
import { findLord } from "../../fief-shared/table.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { Battle, FiefProps } from "../game.ts";
import { notesOf } from "./battle-notes.ts";
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
        <Odds {...props} battle={battle} />
        <Text as="p" muted small>
          {notesOf(props.t, battle).join(" ")}
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
  const { leader, seats, lords, sergeants, knights, points, dice, walls, bonus, relics, fells } = battle[side];
  const named = lords.flatMap((lord) => findLord(model.view, lord) ?? []).map((lord) => lordName(t, lord));
  return (
    <BattleSide
      t={t}
      readers={model}
      side={side}
      leader={leader}
      allies={seats.filter((seat) => seat !== leader)}
      muster={[
        { piece: "sergeant", text: t("battle.sergeants", { sergeants }) },
        { piece: "knight", text: t("battle.knights", { knights }) },
      ]}
      lords={named.join(", ") || t("battle.noLord")}
      strength={
        <>
          <b>{t("battle.strength", { points, dice })}</b>
          {walls > 0 ? <small> {t("battle.walls", { walls })}</small> : null}
          {bonus > 0 ? <small> {t("battle.bonus", { bonus })}</small> : null}
          {relics.map((relic) => (
            <small key={relic}> {t(`relic.${relic}`)}</small>
          ))}
          {fells > 0 ? <small> {t("battle.fells", { percent: percentOf(fells) })}</small> : null}
        </>
      }
    />
  );
}
