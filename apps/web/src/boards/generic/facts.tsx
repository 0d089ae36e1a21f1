import type { ReactNode } from "react";
import { BaseTable } from "../../ui/lists/data-table.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import styles from "./facts.module.css";
import { inLowerCase, inTitleCase } from "./field-names.ts";

/** Any plain value as something to read: records as lists of fields, lists of simple records as tables. */
export function Value({ value }: { readonly value: unknown }): ReactNode {
  if (isRecord(value)) return <Fields record={value} />;
  if (!Array.isArray(value) || !value.some(isDeep)) return formatValue(value);
  if (value.every(isRecord) && !value.some(isNested)) return <RecordTable records={value} />;
  return (
    <ol className={styles.values}>
      {value.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plain values have no other name than their place.
        <li key={place}>
          <Value value={one} />
        </li>
      ))}
    </ol>
  );
}

/** A record as its fields. */
export function Fields({ record }: { readonly record: Readonly<Record<string, unknown>> }) {
  return (
    <DescriptionList>
      {Object.entries(record).map(([name, value]) => (
        <Field key={name} name={name} value={value} />
      ))}
    </DescriptionList>
  );
}

function Field({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{inTitleCase(name)}</dt>
      <dd>
        <Value value={value} />
      </dd>
    </>
  );
}

function RecordTable({ records }: { readonly records: readonly Readonly<Record<string, unknown>>[] }) {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
    <div className={styles.scrollArea} tabIndex={0}>
      <BaseTable className={styles.records}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {inTitleCase(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
            <tr key={place}>
              {columns.map((column) => (
                <td key={column}>{formatValue(record[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </BaseTable>
    </div>
  );
}

/** One plain value in one line: missing values are left out, and records in a list are separated. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(formatValue).join(value.some(isDeep) ? " · " : ", ") || "–";
  if (!isRecord(value)) return String(value);
  const said = Object.entries(value).filter(([, one]) => one !== null && formatValue(one) !== "–");
  return said.map(([name, one]) => `${inLowerCase(name)} ${formatValue(one)}`).join(", ") || "–";
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDeep = (value: unknown) => typeof value === "object" && value !== null;
/** Too much for one line of a table. */
const isNested = (record: Readonly<Record<string, unknown>>) =>
  Object.values(record).some((value) => Array.isArray(value) && value.some(isDeep));
