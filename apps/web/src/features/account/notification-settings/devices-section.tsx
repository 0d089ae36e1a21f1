"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Device } from "../../../lib/api-client/types.ts";
import {
  useAddDevice,
  useDeleteDevice,
  useDevices,
  useTestDevice,
} from "../../../lib/queries/account/use-notification-settings.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { RowList } from "../../../ui/lists/row-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { browserName } from "../security/browser-name.ts";
import {
  endpointHash,
  onPermissionChange,
  type PushObstacle,
  pushObstacle,
  subscribeThisBrowser,
  unsubscribeThisBrowser,
} from "./push-subscription.ts";

const thisDeviceKey = ["push-here"];

/** The browsers that get notifications, and whether this one does. */
export function DevicesSection() {
  const t = useTranslations("notifications.devices");
  const devices = useDevices();
  const here = useQuery({ queryKey: thisDeviceKey, queryFn: endpointHash });
  const obstacle = usePushObstacle();
  const list = devices.data?.devices ?? [];
  const isHere = list.some(({ endpointHash }) => endpointHash === here.data);
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t("text")}
      </Text>
      {devices.isPending && <Loading label={t("title")} height="90px" />}
      {devices.isError && <ProblemAlert failure={devices.error} />}
      <RowList>
        {list.map((device) => (
          <DeviceLine key={device.id} device={device} isHere={device.endpointHash === here.data} />
        ))}
      </RowList>
      {obstacle !== null && <Alert title={t(`${obstacle}.title`)}>{t(`${obstacle}.text`)}</Alert>}
      {obstacle === null && devices.isSuccess && !isHere && <EnableOnThisDevice />}
    </Section>
  );
}

function EnableOnThisDevice() {
  const t = useTranslations("notifications.devices");
  const client = useQueryClient();
  const add = useAddDevice();
  const begin = useMutation({
    mutationFn: subscribeThisBrowser,
    onSuccess: (subscription) =>
      subscription &&
      add.mutate(subscription, { onSuccess: () => client.invalidateQueries({ queryKey: thisDeviceKey }) }),
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
      {add.isError && <ProblemAlert failure={add.error} />}
    </>
  );
}

/** A dismissed permission prompt may be shown again; a denied one may not. */
function NotAllowed() {
  const t = useTranslations("notifications.devices");
  const why = pushObstacle() === "denied" ? "denied" : "dismissed";
  return <Alert title={t(`${why}.title`)}>{t(`${why}.text`)}</Alert>;
}

function DeviceLine({ device, isHere }: { readonly device: Device; readonly isHere: boolean }) {
  const t = useTranslations("notifications.devices");
  const client = useQueryClient();
  const drop = useDeleteDevice();
  const test = useTestDevice();
  const name = browserName(device.agent) ?? t("unknown");
  const forget = async () => {
    if (isHere) await unsubscribeThisBrowser();
    drop.mutate(device.id, { onSuccess: () => client.invalidateQueries({ queryKey: thisDeviceKey }) });
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
      {test.isError && <ProblemAlert failure={test.error} />}
      {drop.isError && <ProblemAlert failure={drop.error} />}
    </li>
  );
}

/** Only available in a browser. */
function usePushObstacle(): PushObstacle | null {
  return useSyncExternalStore(onPermissionChange, pushObstacle, () => null);
}
