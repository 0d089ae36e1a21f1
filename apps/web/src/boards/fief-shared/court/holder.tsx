import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { findLord } from "../table.ts";
import styles from "./court.module.css";

interface SeatedLord {
  readonly lord: string;
  readonly seat: number;
}

interface HolderProps<Lord> {
  readonly model: Readers & { readonly view: { readonly lords: readonly Lord[] } };
  /** Null where the office is vacant. */
  readonly lord: string | null;
  /** The text of a vacant office. */
  readonly vacant: string;
  /** Draws the name of the lord. */
  children(lord: Lord): ReactNode;
}

/** Who holds an office: the family's shield and the lord. */
export function Holder<Lord extends SeatedLord>({ model, lord, vacant, children }: HolderProps<Lord>) {
  const holder = findLord(model.view, lord);
  if (holder === undefined) return <Text muted>{vacant}</Text>;
  return (
    <HolderLine>
      <Shield seat={holder.seat} label={nameOf(model, holder.seat)} />
      <span>{children(holder)}</span>
    </HolderLine>
  );
}

/** A shield and a name. */
export const HolderLine = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.holder}>{children}</span>
);
