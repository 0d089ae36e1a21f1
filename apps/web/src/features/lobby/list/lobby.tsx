"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { groupGames } from "../../../components/games/my-games.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { FooterOrnament } from "../../../ui/heraldry/footer-ornament.tsx";
import { Footer } from "../../../ui/layout/footer.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { FinishedGames } from "./finished-games.tsx";
import { type GameFilter, GameFilterPicker } from "./game-filter.tsx";
import { Invitations } from "./invitations.tsx";
import styles from "./lobby.module.css";
import { ownLists } from "./lobby-lists.ts";
import { OpenGames } from "./open-games.tsx";
import { RunningGames } from "./running-games.tsx";
import { SubstitutesWanted } from "./substitutes-wanted.tsx";
import { WaitingGames } from "./waiting-games.tsx";
import { Welcome } from "./welcome.tsx";
import { YourTurns } from "./your-turns.tsx";

// Only visitors see them.
const Landing = dynamic(() => import("../landing/landing.tsx").then((file) => file.Landing));
const GuestForm = dynamic(() => import("../../../components/account/guest-form.tsx").then((file) => file.GuestForm));

interface LobbyProps {
  /** Whether the browser has sent a session; until the account is known, this says who probably looks at the page. */
  readonly hasSession: boolean;
}

/** The lobby: games that wait for the reader first. Visitors see what they can play. */
export function Lobby({ hasSession }: LobbyProps) {
  const t = useTranslations("lobby");
  const session = useSession();
  const account = session.data ?? null;
  const [filter, setFilter] = useState<GameFilter>({ ruleset: undefined, speed: undefined });
  // A visitor who starts a game becomes a guest; the page stays the same until the game opens.
  const [isStarting, setStarting] = useState(false);
  const isVisitor = isStarting || (session.isPending ? !hasSession : session.data === null);
  const mine = useGames(ownLists.mine, account !== null);
  const { yourTurn, waiting, open } = groupGames(mine.data?.games ?? []);
  usePageTitle(yourTurn.length > 0 ? t("titleYourTurn", { count: yourTurn.length }) : t("title"), yourTurn.length > 0);

  return (
    <PageShell className={styles.lobby ?? ""}>
      {isVisitor ? (
        <Landing onStarting={setStarting} />
      ) : (
        <Welcome
          account={session.isError ? null : session.data}
          yourTurnCount={mine.isSuccess ? yourTurn.length : undefined}
        />
      )}
      {session.isError && <ProblemAlert failure={session.error} />}
      <div className={styles.main}>
        {session.data === null && (
          <FramedSection title={t("name.title")} className={styles.name}>
            <GuestForm hidesSignInLink />
          </FramedSection>
        )}
        {account !== null && <Invitations />}
        {mine.isError && <ProblemAlert failure={mine.error} />}
        {account !== null && !mine.isError && (
          <YourTurns games={mine.isSuccess ? yourTurn : undefined} hasGames={waiting.length + open.length > 0} />
        )}
        <GameFilterPicker filter={filter} onPick={setFilter} />
        <OpenGames account={account} joined={open} {...filter} />
        <SubstitutesWanted />
      </div>
      <div className={styles.aside}>
        {account !== null && <WaitingGames games={waiting} />}
        <RunningGames account={account} {...filter} />
        <FinishedGames ruleset={filter.ruleset} />
      </div>
      <Footer className={styles.wide}>
        <FooterOrnament />
        <p>
          {t("footer")} <Link href="/archive">{t("archive")}</Link> <Link href="/help">{t("help")}</Link>{" "}
          <a href="/docs">{t("apiReference")}</a>
        </p>
      </Footer>
    </PageShell>
  );
}
