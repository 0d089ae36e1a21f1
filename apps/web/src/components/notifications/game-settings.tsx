"use client";

import { emailFrequencies } from "@seneschal/schema/lists";
import { notificationMessages } from "@seneschal/wording/notification-messages";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { LoadedMessages } from "../../components/messages/loaded-messages.tsx";
import type {
  EmailFrequency,
  GameNotificationSettings,
  GameNotificationSettingsChange,
} from "../../lib/api-client/types.ts";
import {
  useChangeGameNotificationSettings,
  useGameNotificationSettings,
} from "../../lib/queries/account/use-notification-settings.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Field, FieldStack } from "../../ui/forms/field.tsx";
import { Select } from "../../ui/forms/input.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";

/** The notification settings of one game. Few visits open them, so their messages are loaded with them. */
export function GameSettings({ game }: { readonly game: string }) {
  return (
    <LoadedMessages name="notification" load={notificationMessages}>
      <Settings game={game} />
    </LoadedMessages>
  );
}

/** Changes are saved at once. */
function Settings({ game }: { readonly game: string }) {
  const t = useTranslations("notifications");
  const settings = useGameNotificationSettings(game);
  const change = useChangeGameNotificationSettings(game);
  if (settings.isPending) return <Loading label={t("panels.settings")} />;
  if (settings.isError) return <ProblemAlert failure={settings.error} />;
  return (
    <FieldStack>
      <SettingsFields settings={settings.data} onChange={change.mutate} />
      <Text as="p" muted small>
        {t.rich("atGame.account", { link: (text) => <Link href="/account/notifications">{text}</Link> })}{" "}
        <span role="status">{change.isSuccess && t("preferences.saved")}</span>
      </Text>
      {change.isError && <ProblemAlert failure={change.error} />}
    </FieldStack>
  );
}

const asAccount = "account";
const channels = ["push", "webhooks", "site"] as const;

interface SettingsFieldsProps {
  readonly settings: GameNotificationSettings;
  onChange(change: GameNotificationSettingsChange): void;
}

function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const t = useTranslations("notifications");
  return (
    <>
      <Field label={t("preferences.email")} hint={t("atGame.emailHint")}>
        {(controlProps) => (
          <Select
            {...controlProps}
            value={settings.email ?? asAccount}
            onChange={({ target: { value } }) =>
              onChange({ email: value === asAccount ? null : (value as EmailFrequency) })
            }
          >
            <option value={asAccount}>{t("atGame.asAccount")}</option>
            {emailFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`frequencies.${frequency}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {channels.map((channel) => (
        <OptionLabel key={channel}>
          <input
            type="checkbox"
            checked={settings[channel]}
            onChange={({ target }) => onChange({ [channel]: target.checked })}
          />
          <span>{t(`atGame.${channel}`)}</span>
        </OptionLabel>
      ))}
      <DiscordUser user={settings.discordUser} onChange={onChange} />
    </>
  );
}

/** At Discord, a user id has 17 to 20 digits. */
const userId = /^[1-9][0-9]{16,19}$/;

interface DiscordUserProps extends Pick<SettingsFieldsProps, "onChange"> {
  readonly user: string | null;
}

/** Lets the webhooks of the game mention the player. Saved when the field is left; empty, nobody is mentioned. */
function DiscordUser({ user, onChange }: DiscordUserProps) {
  const t = useTranslations("notifications.atGame");
  const [isWrong, setWrong] = useState(false);
  const save = (given: string) => {
    const isValid = given === "" || userId.test(given);
    setWrong(!isValid);
    if (isValid && given !== (user ?? "")) onChange({ discordUser: given === "" ? null : given });
  };
  return (
    <Field label={t("discordUser")} hint={t("discordUserHint")} error={isWrong ? t("discordUserWrong") : undefined}>
      {(controlProps) => (
        <input
          {...controlProps}
          defaultValue={user ?? ""}
          inputMode="numeric"
          autoComplete="off"
          onBlur={({ target }) => save(target.value.trim())}
        />
      )}
    </Field>
  );
}
