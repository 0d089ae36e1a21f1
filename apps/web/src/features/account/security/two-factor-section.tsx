"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { encode } from "uqr";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { ShortForm } from "../../../components/account/short-form.tsx";
import type { Account, TwoFactorSetup } from "../../../lib/api-client/types.ts";
import {
  useBeginTwoFactorSetup,
  useConfirmTwoFactor,
  useDisableTwoFactor,
} from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./two-factor-section.module.css";

/** Two-factor authentication: turning it on and off. */
export function TwoFactorSection({ account }: { readonly account: Account }) {
  const t = useTranslations("account.twoFactor");
  const [backupCodes, setBackupCodes] = useState<readonly string[]>([]);
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t(account.hasSecondFactor ? "on" : "off")}
      </Text>
      {backupCodes.length > 0 && <BackupCodes codes={backupCodes} />}
      {account.hasSecondFactor ? <TurnOff /> : <TurnOn onDone={setBackupCodes} />}
    </Section>
  );
}

function TurnOn({ onDone }: { onDone(codes: readonly string[]): void }) {
  const t = useTranslations("account.twoFactor");
  const fields = useAccountFields();
  const offer = useBeginTwoFactorSetup();
  const prove = useConfirmTwoFactor();
  const [isOpen, setOpen] = useState(false);
  if (offer.data !== undefined) {
    return (
      <>
        <Offer offer={offer.data} />
        <ShortForm
          fields={[fields.code()]}
          submitLabel={t("turnOn")}
          isPrimary
          mutation={prove}
          onSend={({ code }) => prove.mutate(code, { onSuccess: ({ backupCodes }) => onDone(backupCodes) })}
        />
      </>
    );
  }
  if (!isOpen) {
    return (
      <Text as="p" spaced>
        <Button onClick={() => setOpen(true)}>{t("setUp")}</Button>
      </Text>
    );
  }
  return (
    <ShortForm
      fields={[fields.password()]}
      submitLabel={t("setUp")}
      mutation={offer}
      onSend={({ password }) => offer.mutate(password)}
    />
  );
}

function Offer({ offer: { secret, uri } }: { readonly offer: TwoFactorSetup }) {
  const t = useTranslations("account.twoFactor");
  return (
    <>
      <p>{t("scan")}</p>
      <QrCode text={uri} label={t("qrCode")} />
      <Text as="p" small>
        {t("key")}{" "}
        <code className={styles.key} data-testid="totp-key">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </code>
      </Text>
    </>
  );
}

/** Dark on light in every theme, because cameras need it. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations("account.twoFactor");
  return (
    <Alert kind="success" title={t("backup")}>
      {t("backupText")}
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function TurnOff() {
  const t = useTranslations("account.twoFactor");
  const fields = useAccountFields();
  const drop = useDisableTwoFactor();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Text as="p" spaced>
        <Button onClick={() => setOpen(true)}>{t("turnOff")}</Button>
      </Text>
    );
  }
  return (
    <ShortForm
      fields={[fields.password(), fields.code()]}
      submitLabel={t("turnOff")}
      mutation={drop}
      onSend={(given) => drop.mutate(given)}
    />
  );
}
