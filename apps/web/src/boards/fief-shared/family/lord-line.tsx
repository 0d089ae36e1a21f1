import clsx from "clsx";
import { Lord as LordShield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";
import styles from "./lord-line.module.css";

interface LordLineProps {
  readonly seat: number;
  readonly name: string;
  readonly isCaptive?: boolean;
  readonly signs: readonly PieceName[];
  readonly titles: readonly string[];
  /** Where the lord is, the marriage and captivity, and the steps left. */
  readonly states: readonly string[];
}

/** A lord with titles, place and state. */
export function LordLine({ seat, name, isCaptive = false, signs, titles, states }: LordLineProps) {
  return (
    <li className={styles.line}>
      <LordShield seat={seat} className={clsx(styles.lord, isCaptive && styles.captive)} />
      <span>
        <b>{name}</b>
        {signs.map((sign) => (
          <Piece key={sign} name={sign} className={styles.sign} />
        ))}
        {titles.length === 0 ? null : <span>, {titles.join(", ")}</span>}
        <Text as="small" muted className={styles.states}>
          {states.join(" · ")}
        </Text>
      </span>
    </li>
  );
}
