"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { WebhookPlace } from "../../lib/api-client/requests/webhook-requests.ts";
import type { Delivery } from "../../lib/api-client/types.ts";
import { useDeliveries, useRetryDelivery } from "../../lib/queries/account/use-webhooks.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { Since } from "../clocks/since.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import styles from "./deliveries.module.css";
import { useEventKinds } from "./use-event-kinds.ts";

const shownMax = 5;

interface DeliveriesProps {
  readonly place: WebhookPlace;
  readonly webhook: string;
}

/** Recent deliveries and their results. */
export function Deliveries({ place, webhook }: DeliveriesProps) {
  const t = useTranslations("notifications.deliveries");
  const deliveries = useDeliveries(place, webhook);
  const list = deliveries.data?.deliveries ?? [];
  if (deliveries.isError) return <ProblemAlert failure={deliveries.error} />;
  if (deliveries.isPending || list.length === 0) return null;
  return (
    <>
      <h4>{t("title")}</h4>
      <ul className={styles.deliveries} aria-live="polite">
        {list.slice(0, shownMax).map((delivery) => (
          <DeliveryLine key={delivery.id} place={place} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
    </>
  );
}

function DeliveryLine({ place, webhook, delivery }: DeliveriesProps & { readonly delivery: Delivery }) {
  const t = useTranslations("notifications");
  const retry = useRetryDelivery(place, webhook);
  const { labelOf } = useEventKinds(place);
  const { id, at, kind, state, outcome, status } = delivery;
  return (
    <li>
      <span>
        {labelOf(kind)}{" "}
        <Text muted small>
          <Since instant={at} />
        </Text>
      </span>
      <Text small className={clsx(state === "done" && styles.good, state === "failed" && styles.bad)}>
        {outcome === null || state === "done"
          ? t(`deliveries.${state}`)
          : t("deliveries.withReason", {
              state: t(`deliveries.${state}`),
              why: t(`deliveries.outcomes.${outcome}`, { status: status ?? 0 }),
            })}
      </Text>
      {state === "failed" && kind !== "test" && (
        <Button disabled={retry.isPending} onClick={() => retry.mutate(id)}>
          {t("deliveries.retry")}
        </Button>
      )}
      {retry.isError && <ProblemAlert failure={retry.error} />}
    </li>
  );
}
