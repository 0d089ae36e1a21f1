import { Section } from "../../ui/layout/section.tsx";
import type { BoardProps } from "../board.ts";
import { Fields, Value } from "./facts.tsx";
import styles from "./generic-table.module.css";
import { isDeep, shownFields } from "./values.ts";
import type { BoardWords } from "./words.ts";

interface GenericTableProps extends BoardProps {
  readonly words: BoardWords;
}

/** The board of a ruleset without a drawn board: the view, part by part. */
export function GenericTable({ words, model, heading, panel, chronicle, more }: GenericTableProps) {
  const parts = shownFields(words, "", model.view ?? {}).filter(([, value]) => value !== null);
  const short = parts.filter(([, value]) => !isDeep(value));
  const long = parts.filter(([, value]) => isDeep(value));
  return (
    <div className={styles.table}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.state}>
        <Section title={words.said("state")}>
          <Fields
            words={words}
            parent=""
            record={Object.fromEntries(short.map(([{ name }, value]) => [name, value]))}
          />
        </Section>
        {long.map(([field, value]) => (
          <Section key={field.name} title={words.labelOf(field)}>
            <Value words={words} field={field} value={value} />
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
