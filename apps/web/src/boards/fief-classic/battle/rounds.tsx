import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import type { BattlePartProps } from "../../fief-shared/battle/battle-view.tsx";
import { Rounds as SharedRounds, Throw } from "../../fief-shared/battle/rounds.tsx";
import type { Battle, FiefModel } from "../game.ts";
import { Dice } from "./dice.tsx";

/** What each side threw, and the losses it caused. */
export const Rounds = ({ t, model, battle }: BattlePartProps<FiefModel, Battle>) => (
  <SharedRounds
    t={t}
    rounds={battle.rounds}
    drawThrow={(round, side) => (
      <Throw>
        {battle[side].seats.map((seat) => (
          <Shield key={seat} seat={seat} label={nameOf(model, seat)} />
        ))}
        <Dice faces={round[side].dice} />
        <b>{t("battle.deals", { total: round[side].total, losses: round[side].losses })}</b>
      </Throw>
    )}
  />
);
