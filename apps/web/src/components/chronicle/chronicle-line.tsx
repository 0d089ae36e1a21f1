"use client";

import clsx from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { RuleLink } from "../rules/rule-link.tsx";
import styles from "./chronicle.module.css";
import { ChronicleDetails } from "./chronicle-text.tsx";
import type { Line } from "./rounds.ts";

interface ChronicleLineProps {
  readonly line: Line;
  readonly ruleset: string;
  readonly isHere: boolean;
  readonly address: string;
  readonly onGo: ((version: number) => void) | undefined;
}

/** One line: who, what, what it brought, and below it in small type where that came from. */
export function ChronicleLine({ line, ruleset, isHere, address, onGo }: ChronicleLineProps) {
  const t = useTranslations("game-page.chronicle");
  const { entry, version, isUndone } = line;
  if (entry.kind !== "line") return <li className={styles.round}>{entry.text}</li>;

  const go = (event: MouseEvent) => {
    if (onGo === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(version);
  };

  return (
    <li className={clsx(isHere && styles.here, isUndone && styles.undone)} aria-current={isHere ? "step" : undefined}>
      {entry.seat === null ? <Icon name={entry.mark} /> : <Shield seat={entry.seat} />}
      <span>
        {isUndone && <Text muted>{t("undone")} </Text>}
        <Link className={styles.step} href={address} onClick={go} prefetch={false}>
          {entry.text}
        </Link>{" "}
        {entry.rule !== null && <RuleLink ruleset={ruleset} rule={entry.rule} />}
      </span>
      <ChronicleDetails entry={entry} ruleset={ruleset} />
    </li>
  );
}
