"use client";

import { areQuietHoursAllowed } from "@seneschal/schema/form-checks";
import { colours, languages } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Profile } from "../../../lib/api-client/types.ts";
import { useIsHydrated } from "../../../lib/hooks/use-is-hydrated.ts";
import { useChangeProfile, useProfile } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Field, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import styles from "./profile-section.module.css";
import { SpokenLanguagesField } from "./spoken-languages-field.tsx";

/** Languages, time zone, quiet hours, weekends and colour. */
export function ProfileSection() {
  const t = useTranslations("account.profile");
  const profile = useProfile();
  return (
    <Section title={t("title")}>
      {profile.isPending && <Loading label={t("title")} height="200px" />}
      {profile.isError && <ProblemAlert failure={profile.error} />}
      {profile.data && <ProfileForm profile={profile.data} />}
    </Section>
  );
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useTranslations("account.profile");
  const change = useChangeProfile();
  const [areHoursWrong, setHoursWrong] = useState(false);

  const send = (given: FormData) => {
    const changed = changeIn(given);
    const areAllowed = changed.quietHours === null || areQuietHoursAllowed(changed.quietHours);
    setHoursWrong(!areAllowed);
    if (areAllowed) change.mutate(changed as Partial<Profile>);
  };

  return (
    <Form onSend={send} noValidate>
      <LocaleSettings profile={profile} />
      <RestFields profile={profile} isWrong={areHoursWrong} />
      <SpokenLanguagesField name="spokenLanguages" kept={profile.spokenLanguages} />
      <ColourField colour={profile.colour} />
      <Check name="showsPresence" label={t("showsPresence")} isOn={profile.showsPresence} />
      <Button type="submit" disabled={change.isPending}>
        {t("save")}
      </Button>
      {change.isSuccess && <Alert kind="success" title={t("saved")} />}
      {change.isError && <ProblemAlert failure={change.error} />}
    </Form>
  );
}

function LocaleSettings({ profile }: { readonly profile: Profile }) {
  const t = useTranslations("account.profile");
  // The server knows other time zones than the browser.
  const isHydrated = useIsHydrated();
  const zones = isHydrated ? timeZones(profile.timeZone) : [profile.timeZone];
  return (
    <>
      <Field label={t("language")}>
        {(controlProps) => (
          <select {...controlProps} name="language" defaultValue={profile.language}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("timeZone")} hint={t("timeZoneHint")}>
        {(controlProps) => (
          <select {...controlProps} name="timeZone" defaultValue={profile.timeZone}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

/** When clocks and notifications rest. */
function RestFields({ profile, isWrong }: { readonly profile: Profile; readonly isWrong: boolean }) {
  const t = useTranslations("account.profile");
  const [isQuiet, setQuiet] = useState(profile.quietHours !== null);
  return (
    <FieldSet>
      <Legend>{t("quiet")}</Legend>
      <Check name="quiet" label={t("quietOn")} isOn={isQuiet} onChange={setQuiet} />
      {isQuiet && <QuietHours hours={profile.quietHours} wrong={isWrong} />}
      <Check name="weekendsOff" label={t("weekends")} isOn={profile.weekendsOff} />
    </FieldSet>
  );
}

function ColourField({ colour: chosen }: { readonly colour: Profile["colour"] }) {
  const t = useTranslations("account.profile");
  return (
    <Field label={t("colour")} hint={t("colourHint")}>
      {(controlProps) => (
        <select {...controlProps} name="colour" defaultValue={chosen ?? ""}>
          <option value="">{t("noColour")}</option>
          {colours.map((colour) => (
            <option key={colour} value={colour}>
              {t(colour)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  onChange?(isOn: boolean): void;
}

function Check({ name, label, isOn, onChange }: CheckProps) {
  return (
    <OptionLabel>
      <input type="checkbox" name={name} defaultChecked={isOn} onChange={(event) => onChange?.(event.target.checked)} />
      <span>{label}</span>
    </OptionLabel>
  );
}

function QuietHours({ hours, wrong }: { readonly hours: Profile["quietHours"]; readonly wrong: boolean }) {
  const t = useTranslations("account.profile");
  const { from, to } = hours ?? { from: "22:30", to: "07:00" };
  return (
    <div className={styles.hours}>
      <Field label={t("from")} hint={t("quietHint")} error={wrong ? t("quietWrong") : undefined}>
        {(controlProps) => <input {...controlProps} type="time" name="from" defaultValue={from} />}
      </Field>
      <Field label={t("to")}>
        {(controlProps) => <input {...controlProps} type="time" name="to" defaultValue={to} />}
      </Field>
    </div>
  );
}

function changeIn(given: FormData) {
  const text = (name: string) => String(given.get(name) ?? "");
  return {
    language: text("language"),
    timeZone: text("timeZone"),
    quietHours: given.has("quiet") ? { from: text("from"), to: text("to") } : null,
    weekendsOff: given.has("weekendsOff"),
    spokenLanguages: given.getAll("spokenLanguages").map(String),
    colour: text("colour") || null,
    showsPresence: given.has("showsPresence"),
  };
}

/** All time zones of the browser, and the chosen one even if the browser does not know it. */
function timeZones(chosen: string): readonly string[] {
  return [...new Set([chosen, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}
