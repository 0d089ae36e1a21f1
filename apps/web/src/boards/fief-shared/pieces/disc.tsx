import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./disc.module.css";

interface DiscProps extends Omit<ComponentProps<"circle">, "className"> {
  /** A calamity is red, a boon green. */
  readonly kind?: "calamity" | "boon";
}

/** The disc below a sign on the map. */
export const Disc = ({ kind, ...circle }: DiscProps) => (
  <circle className={clsx(styles.disc, kind !== undefined && styles[kind])} {...circle} />
);

/** A sign on a coloured disc: a symbol by its reference. */
export const DiscSign = ({ href }: { readonly href: string }) => (
  <use className={styles.sign} href={href} x="-8" y="-8" width="16" height="16" />
);
