"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { drawnCovers } from "../../../boards/register.ts";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import styles from "./finished-filter-form.module.css";
import { type FinishedFilters, finishedAddress, finishedFiltersIn } from "./finished-filters.ts";

/** Chooses what is listed. Without scripts its button sends it, and the address is the same. */
export function FinishedFilterForm({ filters }: { readonly filters: FinishedFilters }) {
  const t = useTranslations("lobby.finished.filter");
  const router = useRouter();
  // The menus show what was chosen at once, not when the list has arrived.
  const [chosen, choose] = useOptimistic(filters);
  const show = (form: HTMLFormElement | null) => {
    if (form === null) return;
    const next = finishedFiltersIn(Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>);
    startTransition(() => {
      choose(next);
      router.replace(finishedAddress(next), { scroll: false });
    });
  };
  return (
    <search>
      <form className={styles.filters} action="/games/finished">
        <FilterMenu label={t("ruleset")} name="ruleset" chosen={chosen} onChoose={show} any={t("anyRuleset")}>
          {drawnCovers.map(({ id }) => (
            <option key={id} value={id}>
              <RulesetTitle ruleset={id} />
            </option>
          ))}
        </FilterMenu>
        <FilterMenu label={t("players")} name="players" chosen={chosen} onChoose={show} any={t("anyPlayers")}>
          <option value="people">{t("people")}</option>
          <option value="bots">{t("bots")}</option>
        </FilterMenu>
        <FilterMenu label={t("tournament")} name="tournament" chosen={chosen} onChoose={show} any={t("anyTournament")}>
          <option value="true">{t("inTournament")}</option>
          <option value="false">{t("noTournament")}</option>
        </FilterMenu>
        <FilterMenu label={t("rating")} name="rated" chosen={chosen} onChoose={show} any={t("anyRating")}>
          <option value="true">{t("rated")}</option>
          <option value="false">{t("notRated")}</option>
        </FilterMenu>
        <noscript>
          <Button type="submit">{t("show")}</Button>
        </noscript>
      </form>
    </search>
  );
}

interface FilterMenuProps {
  readonly label: string;
  /** Of the parameter in the address. */
  readonly name: keyof FinishedFilters;
  readonly chosen: FinishedFilters;
  /** The option that lists all games. */
  readonly any: string;
  /** Called with the form, which has all menus. */
  onChoose(form: HTMLFormElement | null): void;
  /** The other options. */
  readonly children: ReactNode;
}

function FilterMenu({ label, name, chosen, any, onChoose, children }: FilterMenuProps) {
  return (
    <Field label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          name={name}
          value={String(chosen[name] ?? "")}
          onChange={({ target }) => onChoose(target.form)}
        >
          <option value="">{any}</option>
          {children}
        </select>
      )}
    </Field>
  );
}
