"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { useHotseat } from "../../../lib/api-client/hotseat.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "./hand-over-screen.module.css";
import { rememberHandOver } from "./hand-over-state.ts";

interface HandOverScreenProps {
  readonly game: Game;
  /** The seat that looks next. */
  readonly seat: number;
  readonly version: number;
  /** Back to the player who handed the device over; absent if it is not their turn. */
  readonly onStay?: (() => void) | undefined;
}

/** Hides the game between two local players, so that nobody sees the hand of another. */
export function HandOverScreen({ game, seat, version, onStay }: HandOverScreenProps) {
  const t = useTranslations("game-page.handOver");
  const session = useSession();
  const { handTo } = useHotseat(game.id);
  const place = useRef<HTMLDivElement>(null);
  const occupant = game.seats[seat];
  const [name, account] = occupant?.kind === "person" ? [occupant.name, occupant.account] : ["", null];
  usePageTitle(t("title", { name }));
  useEffect(() => place.current?.focus(), []);
  const continueAs = () => {
    rememberHandOver(game.id);
    handTo(account === session.data?.id ? null : account);
  };
  return (
    <PageShell width="narrow" version={version} where={<b>{game.name}</b>}>
      <div className={styles.heading} ref={place} tabIndex={-1}>
        <Title title={t("title", { name })} sub={t("text", { name })} seat={seat} />
      </div>
      <LiveRegion>{t("title", { name })}</LiveRegion>
      <ButtonRow as="p">
        <Button primary onClick={continueAs}>
          {t("reveal", { name })}
        </Button>
        {onStay !== undefined && <Button onClick={onStay}>{t("notNow")}</Button>}
      </ButtonRow>
    </PageShell>
  );
}
