import type { ReactNode } from "react";

/** Any plain value as something to read: records as lists of fields, lists of records as tables. */
export function Value({ value }: { readonly value: unknown }): ReactNode {
  if (isRecord(value)) return <Fields record={value} />;
  if (!Array.isArray(value)) return plain(value);
  if (value.length === 0) return "–";
  if (value.every(isRecord)) return <RecordTable records={value} />;
  return (
    <ul>
      {value.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plain values have no other name than their place.
        <li key={place}>
          <Value value={one} />
        </li>
      ))}
    </ul>
  );
}

/** A record as its fields. */
export function Fields({ record }: { readonly record: Readonly<Record<string, unknown>> }) {
  return (
    <dl className="facts">
      {Object.entries(record).map(([name, value]) => (
        <Field key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Field({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{spaced(name)}</dt>
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
    <div className="scrolls" tabIndex={0}>
      <table className="figures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {spaced(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place.
            <tr key={place}>
              {columns.map((column) => (
                <td key={column}>
                  <Value value={record[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "waitingStack" as "waiting stack". */
export const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** One plain value in one line. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${spaced(name)} ${plain(one)}`)
      .join(", ");
  return String(value);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
