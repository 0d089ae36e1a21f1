import { Mark } from "./mark.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface CoinsProps {
  readonly coins: number;
  /** Read aloud for the figure and its drawing: "19 coins". */
  readonly label: string;
  readonly className?: string;
}

/** An amount beside a penny with a cross. Coins are ink, never gold: gold is for what may be chosen. */
export function Coins({ coins, label, className = "purse" }: CoinsProps) {
  return (
    <span className={className}>
      <Mark name="coin" className="coin" />
      <span aria-hidden="true">{coins}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
