"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useFormatDuration } from "../../../components/clocks/use-format-duration.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { isNotFound } from "../../../lib/api-client/api-problem.ts";
import type { Player } from "../../../lib/api-client/types.ts";
import { usePlayer } from "../../../lib/queries/use-players.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { CoatOfArms } from "../../../ui/heraldry/arms/coat-of-arms.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { PlayerError } from "../parts/player-error.tsx";
import { ResultsSection } from "../ratings/results-section.tsx";
import { GamesSection } from "./games/games-section.tsx";
import { InviteLink } from "./invite-link.tsx";
import { OpponentsSection } from "./opponents-section.tsx";
import styles from "./player-page.module.css";
import { RatingsSection } from "./ratings-section.tsx";

/** A player: ratings, games, results, opponents and reliability. */
export function PlayerPage({ account }: { readonly account: string }) {
  const t = useTranslations("players");
  const format = useFormatter();
  const player = usePlayer(account);
  usePageTitle(player.isError && isNotFound(player.error) ? t("missing") : (player.data?.name ?? t("title")));
  return (
    <PageShell width="narrow">
      {player.isPending && <Loading label={t("loading")} height="240px" />}
      {player.isError && <PlayerError failure={player.error} />}
      {player.data && (
        <>
          <Title
            title={player.data.name}
            sub={
              <>
                {t(player.data.kind, { since: format.dateTime(new Date(player.data.since), { dateStyle: "long" }) })}
                {player.data.kind === "member" && <NameMark kind={player.data.nameKind} />}
              </>
            }
          >
            <CoatOfArms id={account} className={styles.arms} />
          </Title>
          <InviteLink account={account} />
          <RatingsSection player={account} />
          <GamesSection player={account} />
          <ResultsSection player={account} />
          <OpponentsSection player={account} />
          <Section title={t("reliability")} aside={t("hint")}>
            <Reliability reliability={player.data.reliability} />
          </Section>
        </>
      )}
    </PageShell>
  );
}

const hourSeconds = 3600;

function Reliability({ reliability }: Pick<Player, "reliability">) {
  const t = useTranslations("players");
  const span = useFormatDuration();
  const { finished, dropped, running, percent, medianAnswerSeconds } = reliability;
  // In words below an hour, because "1:00" could be a minute or an hour.
  const inWords = (seconds: number) =>
    seconds < hourSeconds ? t("minutes", { minutes: Math.max(1, Math.round(seconds / 60)) }) : span(seconds * 1000);
  return (
    <DescriptionList>
      <dt>{t("finished")}</dt>
      <dd>{finished}</dd>
      <dt>{t("abandoned")}</dt>
      <dd>{dropped}</dd>
      <dt>{t("running")}</dt>
      <dd>{running}</dd>
      <dt>{t("percent")}</dt>
      <dd>{percent === null ? t("none") : t("percentOf", { percent })}</dd>
      <dt>{t("median")}</dt>
      <dd>{medianAnswerSeconds === null ? t("none") : inWords(medianAnswerSeconds)}</dd>
    </DescriptionList>
  );
}
