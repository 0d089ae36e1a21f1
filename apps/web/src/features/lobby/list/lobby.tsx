"use client";

import { useTranslations } from "next-intl";
import { NameForm } from "../../../components/account/name-form.tsx";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { sortedOut } from "../../../components/games/my-games.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { useGames } from "../../../lib/queries/use-games.ts";
import { useSession } from "../../../lib/queries/use-session.ts";
import { Footer } from "../../../ui/layout/footer.tsx";
import { FooterOrnament } from "../../../ui/heraldry/footer-ornament.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { AvailableRulesets } from "./available-rulesets.tsx";
import { FinishedGames } from "./finished-games.tsx";
import { Invitations } from "./invitations.tsx";
import styles from "./lobby.module.css";
import { OpenGames } from "./open-games.tsx";
import { RunningGames } from "./running-games.tsx";
import { SubstitutesWanted } from "./substitutes-wanted.tsx";
import { WaitingGames } from "./waiting-games.tsx";
import { Welcome } from "./welcome.tsx";
import { YourTurns } from "./your-turns.tsx";

/** The lobby: games that wait for the reader first. */
export function Lobby() {
  const t = useTranslations("lobby");
  const session = useSession();
  const account = session.data ?? null;
  const mine = useGames({ mine: "true", limit: 100 }, account !== null);
  const { calling, waiting, gathering } = sortedOut(mine.data?.games ?? []);
  usePageTitle(calling.length > 0 ? t("titleYourTurn", { count: calling.length }) : t("title"), calling.length > 0);

  return (
    <PageShell className={styles.lobby ?? ""}>
      <Welcome account={session.isError ? null : session.data} calling={mine.isSuccess ? calling.length : undefined} />
      {session.isError && <ProblemNotice failure={session.error} />}
      <div className={styles.main}>
        {session.data === null && (
          <FramedSection title={t("name.title")} className={styles.name}>
            <NameForm />
          </FramedSection>
        )}
        {account !== null && <Invitations />}
        {mine.isError && <ProblemNotice failure={mine.error} />}
        {account !== null && !mine.isError && (
          <YourTurns games={mine.isSuccess ? calling : undefined} hasGames={waiting.length + gathering.length > 0} />
        )}
        <OpenGames account={account} gathering={gathering} />
        <SubstitutesWanted />
      </div>
      <div className={styles.aside}>
        {session.data === null && <AvailableRulesets />}
        {account !== null && <WaitingGames games={waiting} />}
        <RunningGames account={account} />
        <FinishedGames />
      </div>
      <Footer className={styles.wide}>
        <FooterOrnament />
        <p>
          {t("footer")} <a href="/docs">{t("apiReference")}</a>
        </p>
      </Footer>
    </PageShell>
  );
}
