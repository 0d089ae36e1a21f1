import { lordName } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import { BattleSide, BattleView as SharedBattleView } from "../../fief-shared/battle/battle-view.tsx";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import { type Battle, type FiefModel, lordShown } from "../game.ts";
import { notesOf } from "./battle-notes.ts";
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
      <Odds t={t} model={model} battle={battle} />
      <p className="small quiet">{notesOf(t, battle).join(" ")}</p>
      <Rounds t={t} model={model} battle={battle} />
    </SharedBattleView>
  );
}

interface SideOfProps extends BattleViewProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function SideOf({ t, model, battle, side }: SideOfProps) {
  const { leader, seats, lords, sergeants, knights, points, dice, walls, bonus, relics, fells } = battle[side];
  const named = lords.flatMap((lord) => lordShown(model.view, lord) ?? []).map((lord) => lordName(t, lord));
  return (
    <BattleSide
      t={t}
      readers={model}
      side={side}
      leader={leader}
      allies={seats.filter((seat) => seat !== leader)}
      muster={[
        { piece: "sergeant", text: t("theatre.sergeants", { sergeants }) },
        { piece: "knight", text: t("theatre.knights", { knights }) },
      ]}
      lords={named.join(", ") || t("theatre.noLord")}
      strength={
        <>
          <b>{t("theatre.strength", { points, dice })}</b>
          {walls > 0 ? <small> {t("theatre.walls", { walls })}</small> : null}
          {bonus > 0 ? <small> {t("theatre.bonus", { bonus })}</small> : null}
          {relics.map((relic) => (
            <small key={relic}> {t(`relic.${relic}`)}</small>
          ))}
          {fells > 0 ? <small> {t("theatre.fells", { percent: percentOf(fells) })}</small> : null}
        </>
      }
    />
  );
}
