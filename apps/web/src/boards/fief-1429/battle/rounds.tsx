import { troopsOf } from "@seneschal/wording/games/fief-1429";
import { lordsOf, nameOf, whoOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { Battle, FiefModel } from "../game.ts";
import { Dice } from "./dice.tsx";

interface RoundsProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly battle: Battle;
}

type Round = Battle["rounds"][number];

/** The battle round by round, the last first: what each side threw and lost, and what the leaders said. */
export function Rounds({ t, model, battle }: RoundsProps) {
  const rounds = battle.rounds.map((round, place) => ({ round, number: place + 1 }));
  return (
    <ol className="fief-rounds" reversed>
      {rounds.toReversed().map(({ round, number }) => (
        <li key={number}>
          <h4>{t("theatre.round", { round: number })}</h4>
          <div className="fief-throws">
            <Throw t={t} model={model} battle={battle} round={round} side="attack" />
            <Throw t={t} model={model} battle={battle} round={round} side="defend" />
          </div>
          <p className="small quiet">{saidIn(t, model, round)}</p>
        </li>
      ))}
    </ol>
  );
}

interface ThrowProps extends RoundsProps {
  readonly round: Round;
  readonly side: "attack" | "defend";
}

/** One side of a round: its dice, their hits, and what it lost itself. */
function Throw({ t, model, battle, round, side }: ThrowProps) {
  const { leader, seats } = battle[side];
  const thrown = round[side];
  const losses = round.losses.filter(({ seat }) => seats.includes(seat));
  return (
    <div className="fief-throw">
      <Shield seat={leader} label={nameOf(model, leader)} />
      <Dice faces={thrown.dice} label={thrown.dice.join(" + ")} />
      <b>{t("theatre.hits", { hits: thrown.hits })}</b>
      {losses.map((loss) => (
        <span key={loss.seat}>
          {loss.seat === leader ? null : <Shield seat={loss.seat} label={nameOf(model, loss.seat)} />}{" "}
          {t("theatre.lost", { troops: troopsOf(t, loss) })}
        </span>
      ))}
    </div>
  );
}

/** Who fell, and how the leaders would go on. */
function saidIn(t: Words, model: FiefModel, { fallen, stances }: Round): string {
  const said = [
    ...(fallen.length === 0 ? [] : [t("theatre.fell", { lords: lordsOf(t, fallen) })]),
    ...stances.map(({ seat, stance }) => t("theatre.stances", { seat: whoOf(model, seat), stance })),
  ];
  return said.join(" · ");
}
