import { lordName } from "@seneschal/wording/games/fief-1429";
import { BattleSide, createBattleView, type SideProps } from "../../fief-shared/battle/battle-view.tsx";
import { findLord } from "../../fief-shared/table.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { Battle, FiefModel } from "../game.ts";
import { notesOf } from "./battle-notes.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

export const BattleView = createBattleView<Battle, FiefModel>({
  Side,
  Odds,
  noteOf: (t, battle) => notesOf(t, battle).join(" "),
  Rounds,
});

function Side({ t, model, battle, side }: SideProps<FiefModel, Battle>) {
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
