"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import type { Device } from "../../../lib/api-client/types.ts";
import { useAddDevice, useDevices, useDropDevice, useTestDevice } from "../../../lib/queries/use-telling.ts";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { RowList } from "../../../ui/lists/row-list.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { browserName } from "../security/browser-name.ts";
import {
  type Hindrance,
  hashHere,
  hindranceHere,
  onPermissionChange,
  subscribeHere,
  unsubscribeHere,
} from "./push-subscription.ts";

const hereKey = ["push-here"];

/** The browsers that get notifications, and whether this one does. */
export function DevicesSection() {
  const t = useTranslations("notifications.devices");
  const devices = useDevices();
  const here = useQuery({ queryKey: hereKey, queryFn: hashHere });
  const hindrance = useHindrance();
  const list = devices.data?.devices ?? [];
  const isHere = list.some(({ endpointHash }) => endpointHash === here.data);
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t("text")}
      </Text>
      {devices.isPending && <Loading label={t("title")} height="90px" />}
      {devices.isError && <ProblemNotice failure={devices.error} />}
      <RowList>
        {list.map((device) => (
          <DeviceLine key={device.id} device={device} isHere={device.endpointHash === here.data} />
        ))}
      </RowList>
      {hindrance !== null && <Alert title={t(`${hindrance}.title`)}>{t(`${hindrance}.text`)}</Alert>}
      {hindrance === null && devices.isSuccess && !isHere && <TellHere />}
    </Section>
  );
}

function TellHere() {
  const t = useTranslations("notifications.devices");
  const client = useQueryClient();
  const add = useAddDevice();
  const begin = useMutation({
    mutationFn: subscribeHere,
    onSuccess: (subscription) =>
      subscription && add.mutate(subscription, { onSuccess: () => client.invalidateQueries({ queryKey: hereKey }) }),
  });
  return (
    <>
      <Text as="p" spaced>
        <Button disabled={begin.isPending || add.isPending} onClick={() => begin.mutate()}>
          {t("turnOn")}
        </Button>
      </Text>
      {begin.isSuccess && begin.data === null && <NotAllowed />}
      {begin.isError && (
        <Alert kind="error" title={t("failed.title")}>
          {t("failed.text")}
        </Alert>
      )}
      {add.isError && <ProblemNotice failure={add.error} />}
    </>
  );
}

/** A dismissed permission prompt may be shown again; a denied one may not. */
function NotAllowed() {
  const t = useTranslations("notifications.devices");
  const why = hindranceHere() === "denied" ? "denied" : "dismissed";
  return <Alert title={t(`${why}.title`)}>{t(`${why}.text`)}</Alert>;
}

function DeviceLine({ device, isHere }: { readonly device: Device; readonly isHere: boolean }) {
  const t = useTranslations("notifications.devices");
  const client = useQueryClient();
  const drop = useDropDevice();
  const test = useTestDevice();
  const name = browserName(device.agent) ?? t("unknown");
  const forget = async () => {
    if (isHere) await unsubscribeHere();
    drop.mutate(device.id, { onSuccess: () => client.invalidateQueries({ queryKey: hereKey }) });
  };
  return (
    <li>
      <span>
        <b>{name}</b>{" "}
        <Text muted small>
          {isHere ? t("this") : t.rich("since", { when: () => <Since instant={device.createdAt} /> })}
        </Text>
      </span>
      <InlineButtons as="span">
        <Button disabled={test.isPending} onClick={() => test.mutate(device.id)} aria-label={t("testNamed", { name })}>
          {t("test")}
        </Button>
        <Button disabled={drop.isPending} onClick={forget} aria-label={t("removeNamed", { name })}>
          {t("remove")}
        </Button>
      </InlineButtons>
      {test.isSuccess && <Alert kind="success" title={t("tested")} />}
      {test.isError && <ProblemNotice failure={test.error} />}
      {drop.isError && <ProblemNotice failure={drop.error} />}
    </li>
  );
}

/** Only available in a browser. */
function useHindrance(): Hindrance | null {
  return useSyncExternalStore(onPermissionChange, hindranceHere, () => null);
}
