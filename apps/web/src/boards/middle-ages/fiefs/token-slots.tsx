import clsx from "clsx";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { Emblem } from "../emblem.tsx";
import type { Domain, Fief } from "../game.ts";
import styles from "./fief.module.css";

interface SlotsProps {
  readonly domain: Domain;
  readonly fief: Fief;
  readonly t: Translate;
  readonly selected: Draft | null;
}

/** The places of the two tokens under a domain: round for a coin, square for a plot. */
export function TokenSlots({ domain, fief, t, selected }: SlotsProps) {
  const hasCoin = fief.extraCoins.includes(domain);
  const plot = fief.plots.find((one) => one.domain === domain)?.plot;
  const coming = selected?.domain === domain ? selected : null;
  return (
    <div className={styles.slots}>
      {hasCoin ? (
        <span
          className={clsx(styles.slot, styles.full)}
          role="img"
          aria-label={t("fief.extraCoin")}
          title={t("fief.extraCoin")}
        >
          +1
        </span>
      ) : (
        <span className={clsx(styles.slot, coming?.type === "addCoin" && styles.coming)} aria-hidden="true" />
      )}
      {plot ? (
        <span
          className={clsx(styles.slot, styles.square, styles.full)}
          role="img"
          aria-label={t("fief.plotToken", { domain: t(`domain.${plot}`) })}
          title={t("fief.plotToken", { domain: t(`domain.${plot}`) })}
        >
          <Emblem domain={plot} />
        </span>
      ) : (
        <span
          className={clsx(styles.slot, styles.square, coming?.type === "addPlot" && styles.coming)}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
