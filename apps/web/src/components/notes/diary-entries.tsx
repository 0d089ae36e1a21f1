"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { DiaryEntry, Game } from "../../lib/api-client/types.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Text } from "../../ui/typography/text.tsx";
import styles from "./diary-entries.module.css";

interface DiaryEntriesProps {
  readonly game: Game;
  readonly entries: readonly DiaryEntry[];
  /** Absent where entries cannot be deleted. */
  readonly onDelete?: (entry: string) => void;
}

/** Entries in the order of the game, each leading to the step that it was written at. */
export function DiaryEntries({ game, entries, onDelete }: DiaryEntriesProps) {
  const t = useTranslations("notes");
  if (entries.length === 0) return null;
  return (
    <ol className={styles.diary} aria-label={t("entries")}>
      {entries.map(({ id, seat, name, version, text }) => (
        <li key={id}>
          <Shield seat={seat} label={name} />
          <p>
            <span className={styles.text}>{text}</span>{" "}
            <Text muted>
              <Link href={`/games/${game.id}/replay?at=${version}`} prefetch={false}>
                {t("step", { name })}
              </Link>
            </Text>
          </p>
          {onDelete !== undefined && (
            <ToolButton onClick={() => onDelete(id)}>
              <Icon name="close" label={t("delete", { text: text.slice(0, 40) })} />
            </ToolButton>
          )}
        </li>
      ))}
    </ol>
  );
}
