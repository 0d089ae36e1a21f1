import clsx from "clsx";
import { useId } from "react";
import { type Arms, type ArmsTincture, armsOf } from "./arms.ts";
import styles from "./coat-of-arms.module.css";

interface CoatOfArmsProps {
  /** Of the account. */
  readonly id: string;
  readonly className?: string | undefined;
}

/** The arms of a player, an ornament next to the name. */
export function CoatOfArms({ id, className }: CoatOfArmsProps) {
  const clip = useId();
  const arms = armsOf(id);
  return (
    <svg className={clsx(styles.arms, className)} viewBox="0 0 48 56" aria-hidden="true" data-testid="arms">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0H48V56H0Z" style={fillOf(arms.field[0])} />
        <path d={divisionPaths[arms.division]} style={fillOf(arms.field[1])} />
        <path d={ordinaryPaths[arms.ordinary]} style={fillOf(arms.on)} />
        <Charge arms={arms} />
      </g>
      <path className={styles.edge} d={shield} />
    </svg>
  );
}

/** In the middle of the field; under a chief, in the middle of what is left. */
function Charge({ arms: { charge, ordinary, on } }: { readonly arms: Arms }) {
  if (charge === "none") return null;
  const y = ordinary === "chief" ? 20 : 12;
  return (
    <svg x="11" y={y} width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path d={chargePaths[charge]} style={fillOf(on)} fillRule="evenodd" />
    </svg>
  );
}

const fillOf = (tincture: ArmsTincture) => ({ fill: `var(--${tincture})` });

const shield = "M3 3H45V27C45 40 35 49 24 54 13 49 3 40 3 27Z";

const divisionPaths: Readonly<Record<Arms["division"], string>> = {
  plain: "",
  pale: "M24 0H48V56H24Z",
  fess: "M0 26H48V56H0Z",
  bend: "M0 0L48 52V56H0Z",
  quarterly: "M24 0H48V26H24ZM0 26H24V56H0Z",
  chevron: "M0 48L24 22 48 48V56H0Z",
};

const ordinaryPaths: Readonly<Record<Arms["ordinary"], string>> = {
  none: "",
  pale: "M17 0H31V56H17Z",
  fess: "M0 19H48V33H0Z",
  bend: "M0 0H9L48 42V56L0 5Z",
  chevron: "M0 38L24 14 48 38V52L24 28 0 52Z",
  cross: "M18 0H30V20H48V32H30V56H18V32H0V20H18Z",
  chief: "M0 0H48V18H0Z",
};

const chargePaths: Readonly<Record<Exclude<Arms["charge"], "none">, string>> = {
  lozenge: "M12 1L20 12 12 23 4 12Z",
  roundel: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  star: "M12 1l2.700 7.700 8.100 .2-6.400 5 2.300 7.800L12 17.100l-6.700 4.600 2.300-7.800-6.400-5 8.100-.2Z",
  tower: "M4 3h4v3h2V3h4v3h2V3h4v7h-2v12H6V10H4ZM10 22v-5a2 2 0 0 1 4 0v5Z",
  key: "M12 1a5 5 0 0 1 1.500 9.800V14H17v3h-3.500v2H17v3h-6.500V10.800A5 5 0 0 1 12 1Zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  sheaf:
    "M12 1l2.500 5L12 10 9.500 6ZM5 3l4.500 4.500L9 12 5 8ZM19 3l-4.500 4.500L15 12l4-4ZM8 13h8v3H8ZM9 17h6l3 6H6Z",
  crown: "M2 7l5 5 5-8 5 8 5-5-2 13H4Z",
  fleur:
    "M12 1c3 4 3 7 1 11 2-5 8-6 8-1 0 3-3 4-5 2 0 2-1 2-2 2h-.500v2h2v2h-2l1.500 4h-6l1.500-4h-2v-2h2v-2H10c-1 0-2 0-2-2-2 2-5 1-5-2 0-5 6-4 8 1-2-4-2-7 1-11Z",
};
