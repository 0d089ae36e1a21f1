import type { Readers } from "@seneschal/wording";
import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import type { Translate } from "../../board.ts";
import { percentsOf } from "../wording/numbers.ts";
import styles from "./odds.module.css";

interface OddsProps {
  readonly t: Translate;
  readonly readers: Readers;
  readonly prospect: { readonly attackWins: number; readonly defenceWins: number; readonly neither: number };
  /** The shields of either side. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

/** The exact chances of a battle, as a bar and in words, if both sides fight to the end without cards. */
export function Odds({ t, readers, prospect, attackers, defenders }: OddsProps) {
  const sides = [
    { side: "attack", chance: prospect.attackWins, seats: attackers },
    { side: "neither", chance: prospect.neither, seats: [] },
    { side: "defend", chance: prospect.defenceWins, seats: defenders },
  ].filter(({ chance }) => chance > 0);
  const percents = percentsOf(sides.map(({ chance }) => chance));
  return (
    <figure className={styles.odds}>
      <figcaption>{t("odds.title")}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {sides.map(({ side, chance, seats: [seat] }) => (
          <span
            key={side}
            className={side === "neither" ? styles.neither : undefined}
            style={{ flexGrow: chance, ...(seat !== undefined && fillOf(seat)) }}
          />
        ))}
      </div>
      <ul>
        {sides.map(({ side, seats }, place) => (
          <li key={side}>
            {seats.map((seat) => (
              <Shield key={seat} seat={seat} />
            ))}{" "}
            {t(`odds.${side}`, { name: namesOf(t, readers, seats), percent: percents[place] ?? 0 })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const fillOf = (seat: number) => ({ background: `var(--${tinctureOf(seat)})` });
