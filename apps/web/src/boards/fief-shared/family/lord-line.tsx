import { Lord as LordShield } from "../../../ui/shield.tsx";
import { Text } from "../../../ui/text.tsx";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";

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
    <li className={isCaptive ? "captive" : undefined}>
      <LordShield seat={seat} />
      <span>
        <b>{name}</b>
        {signs.map((sign) => (
          <Piece key={sign} name={sign} />
        ))}
        {titles.length === 0 ? null : <span>, {titles.join(", ")}</span>}
        <Text as="small" muted>
          {states.join(" · ")}
        </Text>
      </span>
    </li>
  );
}
