"use client";

import { notices } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { NoticeChange, NoticeKind, NoticeSettings } from "../../../lib/api-client/types.ts";
import { useChangeNotices, useNotices } from "../../../lib/queries/use-telling.ts";
import { Select } from "../../../ui/forms/input.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./preferences-section.module.css";

const ways = ["immediate", "digest", "off"] as const;
type Way = (typeof ways)[number];
/** Notifications that are not for a daily digest. */
const waysOf = (kind: NoticeKind): readonly Way[] => (kind === "clock" ? ways.filter((way) => way !== "digest") : ways);

/** Each kind of notification: by e-mail, and on devices. Changes are saved at once. */
export function PreferencesSection({ hasAddress }: { readonly hasAddress: boolean }) {
  const t = useTranslations("notifications.preferences");
  const settings = useNotices();
  const change = useChangeNotices();
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t(hasAddress ? "text" : "noEmail")}
      </Text>
      {settings.isPending && <Loading label={t("title")} height="320px" />}
      {settings.isError && <ProblemNotice failure={settings.error} />}
      {settings.data && (
        <ul className={styles.kinds}>
          {notices.noticeKinds.map((kind) => (
            <Wish
              key={kind}
              kind={kind}
              settings={settings.data}
              hasAddress={hasAddress}
              isKept={change.isSuccess && isAbout(kind, change.variables)}
              onMail={(way) => change.mutate({ email: { [kind]: way } })}
              onPush={(isOn) => change.mutate({ push: { [kind]: isOn } })}
            />
          ))}
        </ul>
      )}
      {change.isError && <ProblemNotice failure={change.error} />}
    </Section>
  );
}

const isAbout = (kind: NoticeKind, { email, push }: NoticeChange) =>
  email?.[kind] !== undefined || push?.[kind] !== undefined;

interface WishProps {
  readonly kind: NoticeKind;
  readonly settings: NoticeSettings;
  readonly hasAddress: boolean;
  /** The last change wins. */
  readonly isKept: boolean;
  onMail(way: Way): void;
  onPush(isOn: boolean): void;
}

function Wish({ kind, settings: { email, push }, hasAddress, isKept, onMail, onPush }: WishProps) {
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
          onChange={(event) => onMail(event.target.value as Way)}
        >
          {waysOf(kind).map((way) => (
            <option key={way} value={way}>
              {t(`preferences.${way}`)}
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
