import { Icon } from "../icons/icon.tsx";
import styles from "./coins.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface CoinsProps {
  readonly coins: number;
  /** Read aloud for the figure and its drawing: "19 coins". */
  readonly label: string;
  readonly className?: string | undefined;
}

/** An amount next to a penny with a cross. Coins are ink, never gold: gold is for what may be chosen. */
export function Coins({ coins, label, className }: CoinsProps) {
  return (
    <span className={className}>
      <CoinIcon />
      <span aria-hidden="true">{coins}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** The penny, as high as the text around it. */
export function CoinIcon() {
  return <Icon name="coin" className={styles.coin} />;
}
