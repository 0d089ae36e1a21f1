"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Field } from "../../../ui/field.tsx";
import type { ListingParams } from "./use-listing-params.ts";

const typingMs = 300;

/** What narrows a list down, beside each other. */
export function Filters({ address, children }: { readonly address: ListingParams; readonly children?: ReactNode }) {
  const t = useTranslations("desk.filters");
  return (
    <search className="filters">
      <SearchField address={address} label={t("search")} />
      {children}
    </search>
  );
}

function SearchField({ address, label }: { readonly address: ListingParams; readonly label: string }) {
  const asked = address.asked.q ?? "";
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  // Another link of this page was followed: the field says what it says. What we sent ourselves may be overtaken by now.
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
  }
  useEffect(() => {
    if (typed === asked) return undefined;
    const wait = setTimeout(() => {
      setSent(typed);
      address.set({ q: typed, from: undefined });
    }, typingMs);
    return () => clearTimeout(wait);
  }, [typed, asked, address]);
  return (
    <Field label={label}>
      {(tied) => <input {...tied} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
    </Field>
  );
}

interface FilterSelectProps {
  readonly address: ListingParams;
  readonly name: string;
  readonly label: string;
  /** Values of the query with what they are called. */
  readonly choices: readonly (readonly [value: string, label: ReactNode])[];
}

export function FilterSelect({ address, name, label, choices }: FilterSelectProps) {
  const t = useTranslations("desk.filters");
  return (
    <Field label={label}>
      {(tied) => (
        <select
          {...tied}
          value={address.asked[name] ?? ""}
          onChange={({ target }) => address.set({ [name]: target.value, from: undefined })}
        >
          <option value="">{t("any")}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
