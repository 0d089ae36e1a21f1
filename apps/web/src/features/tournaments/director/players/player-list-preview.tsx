"use client";

import { useTranslations } from "next-intl";
import type { PlayerList } from "../../../../lib/api-client/types.ts";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { ClubMark } from "../../clubs/club-mark.tsx";
import styles from "./player-list-preview.module.css";

interface PlayerListPreviewProps {
  readonly list: PlayerList;
  /** The number of players who will be entered. */
  readonly count: number;
  readonly isPhysical: boolean;
  readonly notAccounts: ReadonlySet<number>;
  onChange(notAccounts: ReadonlySet<number>): void;
}

/** What a pasted list would enter, line by line. */
export function PlayerListPreview({ list, count, isPhysical, notAccounts, onChange }: PlayerListPreviewProps) {
  const t = useTranslations("club-evening.add");
  const toggle = (line: number) => {
    const after = new Set(notAccounts);
    if (!after.delete(line)) after.add(line);
    onChange(after);
  };
  return (
    <div role="status">
      <p>
        <b>{t("found", { count })}</b>
      </p>
      <ul className={styles.lines}>
        {list.lines.map(({ line, name, club, state, account }) => {
          const isAccount = account !== null && !notAccounts.has(line);
          return (
            <li key={line}>
              <bdi className={state === "new" ? undefined : styles.skipped}>{name}</bdi>
              <ClubMark club={club} />
              <Text as="small" muted>
                {state !== "new" && t(`states.${state}`)}
                {state === "new" && isAccount && t(isPhysical ? "account" : "accountOnline")}
                {state === "new" && !isAccount && t("named")}
              </Text>
              {state === "new" && account !== null && (
                <OptionLabel>
                  <input type="checkbox" checked={!isAccount} onChange={() => toggle(line)} />
                  <span>{t("notAccount")}</span>
                </OptionLabel>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
