"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import styles from "./event-list.module.css";

interface EventListProps {
  readonly game: string;
  readonly shown: number;
  readonly head: number;
  onGo(version: number): void;
}

const around = 50;

/** The events around the one that is shown, each with its own address. */
export function EventList({ game, shown, head, onGo }: EventListProps) {
  const t = useTranslations("admin.game");
  const after = Math.floor((shown - 1) / around) * around;
  const events =
    useAdminQuery(["events", game, after, head], () => adminRequests.events(game, after)).data?.events ?? [];
  return (
    <Section title={t("events")} aside={t("keys")}>
      <ActionRow as="p">
        <Button disabled={shown <= 1} onClick={() => onGo(shown - 1)}>
          {t("previous")}
        </Button>
        <b>{t("versionOf", { version: shown, head })}</b>
        <Button disabled={shown >= head} onClick={() => onGo(shown + 1)}>
          {t("next")}
        </Button>
      </ActionRow>
      <ol className={styles.events} start={after + 1}>
        {events.map(({ version, type, at, body }) => (
          <li key={version} aria-current={version === shown ? "step" : undefined}>
            <Link
              href={version === head ? `/admin/games/${game}` : `/admin/games/${game}?at=${version}`}
              scroll={false}
              replace
              prefetch={false}
            >
              <b>{version}</b> {type}
              {typeof body.seat === "number" && ` · ${t("seat", { seat: body.seat + 1 })}`}
            </Link>
            <Text as="small" muted>
              <Since instant={at} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
