import { troopsOf } from "@seneschal/wording/games/fief-1429";
import { lordsOf, nameOf, whoOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import type { BattlePartProps, SideProps } from "../../fief-shared/battle/battle-view.tsx";
import { Rounds as SharedRounds, Throw as SharedThrow } from "../../fief-shared/battle/rounds.tsx";
import type { Battle, FiefModel } from "../game.ts";
import { Dice } from "./dice.tsx";

/** What each side threw and lost, and what the leaders said. */
export const Rounds = ({ t, model, battle }: BattlePartProps<FiefModel, Battle>) => (
  <SharedRounds
    t={t}
    rounds={battle.rounds}
    drawThrow={(round, side) => <Throw t={t} model={model} battle={battle} round={round} side={side} />}
    drawNote={(round) => (
      <Text as="p" muted small>
        {notesOf(t, model, round)}
      </Text>
    )}
  />
);

type Round = Battle["rounds"][number];

interface ThrowProps extends SideProps<FiefModel, Battle> {
  readonly round: Round;
}

/** One side of a round: its dice, their hits, and what it lost itself. */
function Throw({ t, model, battle, round, side }: ThrowProps) {
  const { leader, seats } = battle[side];
  const thrown = round[side];
  const losses = round.losses.filter(({ seat }) => seats.includes(seat));
  return (
    <SharedThrow>
      <Shield seat={leader} label={nameOf(model, leader)} />
      <Dice faces={thrown.dice} />
      <b>{t("battle.hits", { hits: thrown.hits })}</b>
      {losses.map((loss) => (
        <span key={loss.seat}>
          {loss.seat === leader ? null : <Shield seat={loss.seat} label={nameOf(model, loss.seat)} />}{" "}
          {t("battle.lost", { troops: troopsOf(t, loss) })}
        </span>
      ))}
    </SharedThrow>
  );
}

/** Who fell, and how the leaders would go on. */
function notesOf(t: Translate, model: FiefModel, { fallen, stances }: Round): string {
  const notes = [
    ...(fallen.length === 0 ? [] : [t("battle.fell", { lords: lordsOf(t, fallen) })]),
    ...stances.map(({ seat, stance }) => t("battle.stances", { seat: whoOf(model, seat), stance })),
  ];
  return notes.join(" · ");
}
