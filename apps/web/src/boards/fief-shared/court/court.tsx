import type { ReactNode } from "react";
import { Section } from "../../../ui/layout/section.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../rule.tsx";
import styles from "./court.module.css";

interface CourtProps {
  readonly t: Translate;
  readonly children: ReactNode;
}

/** The offices and titles with their holders. */
export const Court = ({ t, children }: CourtProps) => (
  <Section title={<Rule of="court">{t("court.title")}</Rule>} className={styles.court} data-element="court">
    {children}
  </Section>
);

/** Offices as groups of a `dt` and a `dd`. */
export const Offices = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.offices}>{children}</dl>
);
