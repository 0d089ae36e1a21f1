"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";

const PublicWebhooks = dynamic(
  () => import("../../../components/webhooks/public-webhooks.tsx").then((file) => file.PublicWebhooks),
  { loading: () => null },
);

interface ChannelsDisclosureProps {
  readonly tournament: string;
  readonly isOver: boolean;
}

/** The channels and programs that the tournament posts to. Loaded when it is opened. */
export function ChannelsDisclosure({ tournament, isOver }: ChannelsDisclosureProps) {
  const t = useTranslations("tournament-director");
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("channels")}</summary>
      {isOpen && <PublicWebhooks place={{ type: "tournament", id: tournament }} isOver={isOver} />}
    </Disclosure>
  );
}
