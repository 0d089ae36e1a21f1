"use client";

import { useTranslations } from "next-intl";
import { drawnCovers } from "../../../../boards/register.ts";
import { useTranslate } from "../../../../boards/use-translate.ts";
import type { PlayerGamesQuery } from "../../../../lib/api-client/requests/public-requests.ts";
import type { Ruleset } from "../../../../lib/api-client/types.ts";
import { useSession } from "../../../../lib/queries/account/use-session.ts";
import styles from "./games-filter.module.css";
import { firstPlayerGames } from "./player-games-query.ts";

interface GamesFilterProps {
  readonly player: string;
  readonly query: PlayerGamesQuery;
  onChange(query: PlayerGamesQuery): void;
}

const states = ["running", "finished"] as const;

/** Which games of a player are listed: by state, by ruleset, and for other players only those with them. */
export function GamesFilter({ player, query, onChange }: GamesFilterProps) {
  const t = useTranslations("players.games");
  const viewer = useSession().data?.id;
  const { state, ruleset, opponent } = query;
  const change = (changed: FilterChange) => onChange(filtered({ state, ruleset, opponent, ...changed }));
  return (
    <p className={styles.filter}>
      <select
        aria-label={t("state")}
        value={state ?? ""}
        onChange={({ target }) => change({ state: states.find((one) => one === target.value) })}
      >
        <option value="">{t("anyState")}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("ruleset")}
        value={ruleset ?? ""}
        onChange={({ target: { value } }) => change({ ruleset: value === "" ? undefined : (value as Ruleset["id"]) })}
      >
        <option value="">{t("anyRuleset")}</option>
        {drawnCovers.map((cover) => (
          <RulesetOption key={cover.id} {...cover} />
        ))}
      </select>
      {viewer !== undefined && viewer !== player && (
        <label>
          <input
            type="checkbox"
            checked={opponent !== undefined}
            onChange={({ target }) => change({ opponent: target.checked ? viewer : undefined })}
          />{" "}
          {t("withMe")}
        </label>
      )}
    </p>
  );
}

type FilterChange = { readonly [Name in "state" | "ruleset" | "opponent"]?: PlayerGamesQuery[Name] | undefined };

/** A query without the filters that are not set. */
function filtered({ state, ruleset, opponent }: FilterChange): PlayerGamesQuery {
  return {
    ...firstPlayerGames,
    ...(state !== undefined && { state }),
    ...(ruleset !== undefined && { ruleset }),
    ...(opponent !== undefined && { opponent }),
  };
}

function RulesetOption({ id, messages, title }: (typeof drawnCovers)[number]) {
  return <option value={id}>{title(useTranslate(messages))}</option>;
}
