"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { JsonView } from "../parts/json-view.tsx";
import { seatOccupantName } from "../parts/seat-occupant-name.ts";
import type { Inspection } from "./game-page.tsx";
import styles from "./inspection-sections.module.css";

type Props = { readonly inspection: Inspection };

/** The state of a game at one version. */
export function InspectionSections({ inspection }: Props) {
  const t = useTranslations("admin.game");
  const { event, view, question, settings } = inspection;
  return (
    <div className={styles.sections}>
      <Section title={t("event", { version: event.version })} aside={event.type}>
        <JsonView value={event.body} />
      </Section>
      <Digests inspection={inspection} />
      <Section title={t("position")} aside={t(`states.${inspection.state}`)}>
        {question !== null && <JsonView value={question} />}
        {view === null ? (
          <Text as="p" muted>
            {t("notStarted")}
          </Text>
        ) : (
          <JsonView value={view} />
        )}
      </Section>
      <Clocks inspection={inspection} />
      <Projection inspection={inspection} />
      <Snapshots inspection={inspection} />
      <Section title={t("settings")} aside={`${inspection.ruleset} ${inspection.revision}`}>
        <JsonView value={settings} />
      </Section>
    </div>
  );
}

function Digests({ inspection: { event, digestBefore } }: Props) {
  const t = useTranslations("admin.game");
  return (
    <Section title={t("hashChain")}>
      <dl className={styles.digests}>
        <dt>{t("previousHash")}</dt>
        <dd>
          <code>{digestBefore ?? "–"}</code>
        </dd>
        <dt>{t("currentHash")}</dt>
        <dd>
          <code>{event.digest}</code>
        </dd>
      </dl>
    </Section>
  );
}

function Clocks({ inspection: { clocks, seats } }: Props) {
  const t = useTranslations("admin.game");
  const format = useFormatter();
  const tCommon = useTranslate("common");
  if (clocks.length === 0) return null;
  const instant = (at: string | null) =>
    at === null ? "–" : format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Section title={t("clocks")}>
      <AdminTable
        caption={t("clocks")}
        columns={[t("player"), t("hoursLeft"), t("runsSince"), t("deadline")]}
        rows={clocks.map(({ seat, leftMilliseconds, runsSince, deadline }) => ({
          key: String(seat),
          head: seats[seat] ? seatOccupantName(seats[seat], seat, tCommon) : t("seat", { seat: seat + 1 }),
          cells: [
            format.number(leftMilliseconds / 3_600_000, { maximumFractionDigits: 1 }),
            instant(runsSince),
            instant(deadline),
          ],
        }))}
      />
    </Section>
  );
}

function Projection({ inspection: { projection } }: Props) {
  const t = useTranslations("admin.game");
  const { differences, row, seats } = projection;
  return (
    <Section title={t("projection")} aside={t("projectionNote")}>
      {differences.length > 0 ? (
        <Alert kind="error" title={t("differs")}>
          <p>{differences.join(", ")}</p>
        </Alert>
      ) : (
        <p>{t("agrees")}</p>
      )}
      <JsonView value={{ games: row, seats }} />
    </Section>
  );
}

function Snapshots({ inspection: { snapshots } }: Props) {
  const t = useTranslations("admin.game");
  if (snapshots.length === 0) {
    return (
      <Section title={t("snapshots")}>
        <EmptyState title={t("noSnapshots")} />
      </Section>
    );
  }
  return (
    <Section title={t("snapshots")}>
      <AdminTable
        caption={t("snapshots")}
        columns={[t("version"), t("codeVersion"), t("bytes")]}
        rows={snapshots.map(({ version, format, bytes }) => ({
          key: String(version),
          head: version,
          cells: [format, bytes],
        }))}
      />
    </Section>
  );
}
