import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import styles from "./possible-battle.module.css";

interface PossibleBattleProps {
  readonly attacker: number;
  /** The sides and their chances. */
  readonly children: ReactNode;
}

/** A battle that could be fought in a village. */
export const PossibleBattle = ({ attacker, children }: PossibleBattleProps) => (
  <p className={styles.battle}>
    <Shield seat={attacker} />
    <span>{children}</span>
  </p>
);
