"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { drawnCovers } from "../../../boards/register.ts";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./finished-filter-form.module.css";
import { type FinishedFilters, finishedAddress, finishedFiltersIn } from "./finished-filters.ts";

/** Chooses what is listed. Without scripts its button sends it, and the address is the same. */
export function FinishedFilterForm({ filters }: { readonly filters: FinishedFilters }) {
  const t = useTranslations("lobby.finished.filter");
  const router = useRouter();
  const show = (form: HTMLFormElement) => {
    const chosen = Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>;
    router.replace(finishedAddress(finishedFiltersIn(chosen)), { scroll: false });
  };
  return (
    <search>
      <form
        key={finishedAddress(filters)}
        className={styles.filters}
        action="/games/finished"
        onChange={({ currentTarget }) => show(currentTarget)}
      >
        <label>
          {t("ruleset")}{" "}
          <select name="ruleset" defaultValue={filters.ruleset ?? ""}>
            <option value="">{t("anyRuleset")}</option>
            {drawnCovers.map(({ id }) => (
              <option key={id} value={id}>
                <RulesetTitle ruleset={id} />
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("players")}{" "}
          <select name="players" defaultValue={filters.players ?? ""}>
            <option value="">{t("anyPlayers")}</option>
            <option value="people">{t("people")}</option>
            <option value="bots">{t("bots")}</option>
          </select>
        </label>
        <label>
          {t("tournament")}{" "}
          <select name="tournament" defaultValue={String(filters.tournament ?? "")}>
            <option value="">{t("anyTournament")}</option>
            <option value="true">{t("inTournament")}</option>
            <option value="false">{t("noTournament")}</option>
          </select>
        </label>
        <label>
          {t("rating")}{" "}
          <select name="rated" defaultValue={String(filters.rated ?? "")}>
            <option value="">{t("anyRating")}</option>
            <option value="true">{t("rated")}</option>
            <option value="false">{t("notRated")}</option>
          </select>
        </label>
        <noscript>
          <Button type="submit">{t("show")}</Button>
        </noscript>
      </form>
    </search>
  );
}
