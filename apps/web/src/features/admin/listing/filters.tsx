"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Field } from "../../../ui/forms/field.tsx";
import styles from "./filters.module.css";
import type { ListingParams } from "./use-listing-params.ts";

const typingMs = 300;

/** The filters of a listing, side by side. */
export function Filters({ params, children }: { readonly params: ListingParams; readonly children?: ReactNode }) {
  const t = useTranslations("admin.filters");
  return (
    <search className={styles.filters}>
      <SearchField params={params} label={t("search")} />
      {children}
    </search>
  );
}

function SearchField({ params, label }: { readonly params: ListingParams; readonly label: string }) {
  const asked = params.asked.q ?? "";
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  // Another link of this page was followed, so the field shows its query. A query that this field sent may be out of date.
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
  }
  useEffect(() => {
    if (typed === asked) return undefined;
    const wait = setTimeout(() => {
      setSent(typed);
      params.set({ q: typed, from: undefined });
    }, typingMs);
    return () => clearTimeout(wait);
  }, [typed, asked, params]);
  return (
    <Field label={label}>
      {(controlProps) => (
        <input {...controlProps} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
    </Field>
  );
}

interface FilterSelectProps {
  readonly params: ListingParams;
  readonly name: string;
  readonly label: string;
  /** Values of the parameter and their labels. */
  readonly choices: readonly (readonly [value: string, label: ReactNode])[];
}

export function FilterSelect({ params, name, label, choices }: FilterSelectProps) {
  const t = useTranslations("admin.filters");
  return (
    <Field label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={params.asked[name] ?? ""}
          onChange={({ target }) => params.set({ [name]: target.value, from: undefined })}
        >
          <option value="">{t("any")}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
