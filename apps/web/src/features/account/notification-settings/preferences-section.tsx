"use client";

import { emailFrequencies, notificationKinds } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type {
  EmailFrequency,
  NotificationKind,
  NotificationSettings,
  NotificationSettingsChange,
} from "../../../lib/api-client/types.ts";
import {
  useChangeNotificationSettings,
  useNotificationSettings,
} from "../../../lib/queries/account/use-notification-settings.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Select } from "../../../ui/forms/input.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./preferences-section.module.css";

/** Reminders of deadlines neither wait for a visit nor for a digest. */
const frequenciesOf = (kind: NotificationKind): readonly EmailFrequency[] =>
  kind === "clock" ? ["immediate", "off"] : emailFrequencies;

interface PreferencesSectionProps {
  /** Whether an address is confirmed. */
  readonly hasAddress: boolean;
  readonly isGuest: boolean;
}

/** Each kind of notification: by e-mail, and on devices. Changes are saved at once. */
export function PreferencesSection({ hasAddress, isGuest }: PreferencesSectionProps) {
  const t = useTranslations("notifications.preferences");
  const settings = useNotificationSettings();
  const change = useChangeNotificationSettings();
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t(hasAddress ? "text" : isGuest ? "noEmail" : "unconfirmed")}
      </Text>
      {settings.isPending && <Loading label={t("title")} height="320px" />}
      {settings.isError && <ProblemAlert failure={settings.error} />}
      {settings.data && (
        <ul className={styles.kinds}>
          {notificationKinds.map((kind) => (
            <NotificationPreference
              key={kind}
              kind={kind}
              settings={settings.data}
              hasAddress={hasAddress}
              isKept={change.isSuccess && isAbout(kind, change.variables)}
              onMail={(frequency) => change.mutate({ email: { [kind]: frequency } })}
              onPush={(isOn) => change.mutate({ push: { [kind]: isOn } })}
            />
          ))}
        </ul>
      )}
      {change.isError && <ProblemAlert failure={change.error} />}
    </Section>
  );
}

const isAbout = (kind: NotificationKind, { email, push }: NotificationSettingsChange) =>
  email?.[kind] !== undefined || push?.[kind] !== undefined;

interface NotificationPreferenceProps {
  readonly kind: NotificationKind;
  readonly settings: NotificationSettings;
  readonly hasAddress: boolean;
  /** The last change wins. */
  readonly isKept: boolean;
  onMail(frequency: EmailFrequency): void;
  onPush(isOn: boolean): void;
}

function NotificationPreference({
  kind,
  settings: { email, push },
  hasAddress,
  isKept,
  onMail,
  onPush,
}: NotificationPreferenceProps) {
  const t = useTranslations("notifications");
  const id = useId();
  return (
    <li>
      <p>
        <span id={id}>{t(`kinds.${kind}`)}</span>{" "}
        <Text small role="status" className={styles.saved}>
          {isKept && t("preferences.saved")}
        </Text>
      </p>
      <label>
        <Text muted small>
          {t("preferences.email")}
        </Text>
        <Select
          aria-describedby={id}
          disabled={!hasAddress}
          value={hasAddress ? email[kind] : "off"}
          onChange={(event) => onMail(event.target.value as EmailFrequency)}
        >
          {frequenciesOf(kind).map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(`frequencies.${frequency}`)}
            </option>
          ))}
        </Select>
      </label>
      <OptionLabel>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={push[kind]}
          onChange={(event) => onPush(event.target.checked)}
        />
        <span>{t("preferences.push")}</span>
      </OptionLabel>
    </li>
  );
}
