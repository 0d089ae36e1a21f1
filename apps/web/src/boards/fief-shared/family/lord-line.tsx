import { Lord as LordShield } from "../../../ui/shield.tsx";
import { Text } from "../../../ui/text.tsx";
import { Piece } from "../pieces/piece.tsx";
import type { PieceName } from "../pieces/symbols.tsx";

interface LordLineProps {
  readonly seat: number;
  readonly name: string;
  readonly isCaptive?: boolean;
  readonly signs: readonly PieceName[];
  readonly titles: readonly string[];
  /** Where they are, what holds them and how far they may still go. */
  readonly states: readonly string[];
}

/** A lord: name and titles, where they are, and what holds them. */
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
