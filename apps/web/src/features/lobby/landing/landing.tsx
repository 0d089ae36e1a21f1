"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { Showcase, showcaseMessages } from "../../../boards/showcase.tsx";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { GameMessages } from "../../../components/messages/game-messages.tsx";
import { PlayForm } from "../../../components/play-now/play-form.tsx";
import { usePlayNow } from "../../../components/play-now/use-play-now.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { GameCards } from "./game-cards.tsx";
import styles from "./landing.module.css";

interface LandingProps {
  /** A first game is being started, or could not be started. */
  onStarting(isStarting: boolean): void;
}

/** What visitors see first: a board, one button that starts a game, and the games. */
export function Landing({ onStarting }: LandingProps) {
  const t = useTranslations("lobby");
  const playNow = usePlayNow();
  const rulesets = useRulesets().data ?? [];
  const [first] = rulesets;
  const isStarting = playNow.isPending || playNow.isSuccess;
  const play = (ruleset: Ruleset) => {
    onStarting(true);
    playNow.mutate(ruleset, { onError: () => onStarting(false) });
  };
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.welcome}>
          <Title title={t("welcome.signedOut")} sub={t("welcome.signedOutSub")} />
          {first !== undefined && <FirstGame ruleset={first} isStarting={isStarting} onPlay={play} />}
          {playNow.isError && <ProblemAlert failure={playNow.error} />}
          <Text as="p" muted>
            {t("landing.hasAccount")} <Link href="/account">{t("landing.signIn")}</Link>
          </Text>
        </div>
        <div className={styles.board}>
          <GameMessages files={showcaseMessages}>
            <Showcase />
          </GameMessages>
        </div>
      </div>
      <GameCards rulesets={rulesets} isStarting={isStarting} onPlay={play} />
    </>
  );
}

interface FirstGameProps {
  readonly ruleset: Ruleset;
  readonly isStarting: boolean;
  onPlay(ruleset: Ruleset): void;
}

function FirstGame({ ruleset, isStarting, onPlay }: FirstGameProps) {
  const t = useTranslations("lobby.landing");
  const cover = coverOf(ruleset.id);
  const game = cover.title(useTranslate(cover.messages));
  return (
    <>
      <PlayForm onPlay={() => onPlay(ruleset)}>
        <Button primary type="submit" className={styles.play} disabled={isStarting}>
          {t(isStarting ? "playing" : "playNow")}
        </Button>
      </PlayForm>
      <Text as="p" muted>
        {t("playNowHint", { game })}
      </Text>
    </>
  );
}
