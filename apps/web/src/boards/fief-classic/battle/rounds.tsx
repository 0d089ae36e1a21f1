import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { Battle, FiefModel } from "../game.ts";
import { Dice } from "./dice.tsx";

interface RoundsProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly battle: Battle;
}

/** The battle round by round, the last first: what each side threw, and how many it felled by its table. */
export function Rounds({ t, model, battle }: RoundsProps) {
  const rounds = battle.rounds.map((round, place) => ({ round, number: place + 1 }));
  return (
    <ol className="fief-rounds" reversed>
      {rounds.toReversed().map(({ round, number }) => (
        <li key={number}>
          <h4>{t("theatre.round", { round: number })}</h4>
          <div className="fief-throws">
            {(["attack", "defend"] as const).map((side) => (
              <div key={side} className="fief-throw">
                {battle[side].seats.map((seat) => (
                  <Shield key={seat} seat={seat} label={nameOf(model, seat)} />
                ))}
                <Dice faces={round[side].dice} />
                <b>{t("theatre.deals", { total: round[side].total, losses: round[side].losses })}</b>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
