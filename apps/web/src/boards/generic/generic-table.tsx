import { Section } from "../../ui/layout/section.tsx";
import type { BoardProps } from "../board.ts";
import { useTranslate } from "../use-translate.ts";
import { Fields, Value } from "./facts.tsx";
import { inTitleCase } from "./field-names.ts";
import styles from "./generic-table.module.css";

/** The board of a ruleset without a drawn board: the view, part by part. */
export function GenericTable({ model, heading, panel, chronicle, more }: BoardProps) {
  const t = useTranslate("generic-board");
  const parts = partsOf(model.view);
  const short = parts.filter(([, value]) => typeof value !== "object" || value === null);
  const long = parts.filter(([, value]) => typeof value === "object" && value !== null);
  return (
    <div className={styles.table}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.state}>
        <Section title={t("state")}>
          <Fields record={Object.fromEntries(short)} />
        </Section>
        {long.map(([name, value]) => (
          <Section key={name} title={inTitleCase(name)}>
            <Value value={value} />
          </Section>
        ))}
      </div>
      <div className={styles.decision}>
        {panel}
        {chronicle}
      </div>
      <div className={styles.more}>{more}</div>
    </div>
  );
}

/** The agenda is internal; the question says what matters of it. */
const partsOf = (view: unknown) => Object.entries(view ?? {}).filter(([name]) => name !== "agenda");
