import type { ReactNode } from "react";
import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { BaseTable } from "../../ui/lists/data-table.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import styles from "./facts.module.css";
import { formatValue, isDeep, isRecord, shownFields } from "./values.ts";
import type { BoardWords, Field } from "./words.ts";

interface ValueProps {
  readonly words: BoardWords;
  readonly field: Field;
  readonly value: unknown;
}

/** Any plain value as something to read: records as lists of fields, lists of simple records as tables. */
export function Value({ words, field, value }: ValueProps): ReactNode {
  if (isRecord(value)) return <Fields words={words} parent={field.name} record={value} />;
  if (!Array.isArray(value) || !value.some(isDeep)) return <Plain words={words} field={field} value={value} />;
  if (value.every(isRecord) && !value.some(isNested))
    return <RecordTable words={words} field={field} records={value} />;
  return (
    <ol className={styles.values}>
      {value.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plain values have no other name than their place.
        <li key={place}>
          <Value words={words} field={field} value={one} />
        </li>
      ))}
    </ol>
  );
}

interface FieldsProps {
  readonly words: BoardWords;
  readonly parent: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A record as its fields. */
export function Fields({ words, parent, record }: FieldsProps) {
  return (
    <DescriptionList>
      {shownFields(words, parent, record).map(([field, value]) => (
        <LabelledValue key={field.name} words={words} field={field} value={value} />
      ))}
    </DescriptionList>
  );
}

function LabelledValue({ words, field, value }: ValueProps) {
  return (
    <>
      <dt>{words.labelOf(field)}</dt>
      <dd>
        <Value words={words} field={field} value={value} />
      </dd>
    </>
  );
}

/** A value in one line; a player with the shield of the seat. */
function Plain({ words, field, value }: ValueProps): ReactNode {
  const seat = words.seatOf(field, value);
  const text = formatValue(words, field, value);
  return seat === null ? text : <SeatName seat={seat}>{text}</SeatName>;
}

interface RecordTableProps {
  readonly words: BoardWords;
  readonly field: Field;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

function RecordTable({ words, field, records }: RecordTableProps) {
  const columns = shownFields(words, field.name, Object.assign({}, ...records)).map(([column]) => column);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
    <div className={styles.scrollArea} tabIndex={0}>
      <BaseTable className={styles.records}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {words.labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
            <tr key={place}>
              {columns.map((column) => (
                <td key={column.name}>
                  <Plain words={words} field={column} value={record[column.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </BaseTable>
    </div>
  );
}

/** Too much for one line of a table. */
const isNested = (record: Readonly<Record<string, unknown>>) =>
  Object.values(record).some((value) => Array.isArray(value) && value.some(isDeep));
