"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { Showcase, showcaseMessages } from "../../../boards/showcase.tsx";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { GameMessages } from "../../../components/messages/game-messages.tsx";
import type { PlayNow } from "../../../components/play-now/use-play-now.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { GameCards } from "./game-cards.tsx";
import styles from "./landing.module.css";

/** What visitors see first: a board, one button that starts a game, and the games. */
export function Landing({ playNow }: { readonly playNow: PlayNow }) {
  const t = useTranslations("lobby");
  const rulesets = useRulesets().data ?? [];
  const [first] = rulesets;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.welcome}>
          <Title title={t("welcome.signedOut")} sub={t("welcome.signedOutSub")} />
          {first !== undefined && <FirstGame ruleset={first} playNow={playNow} />}
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
      <GameCards rulesets={rulesets} playNow={playNow} />
    </>
  );
}

function FirstGame({ ruleset, playNow }: { readonly ruleset: Ruleset; readonly playNow: PlayNow }) {
  const t = useTranslations("lobby.landing");
  const cover = coverOf(ruleset.id);
  const game = cover.title(useTranslate(cover.messages));
  const isStarting = playNow.isPending || playNow.isSuccess;
  return (
    <>
      <Button primary className={styles.play} disabled={isStarting} onClick={() => playNow.mutate(ruleset)}>
        {t(isStarting ? "playing" : "playNow")}
      </Button>
      <Text as="p" muted>
        {t("playNowHint", { game })}
      </Text>
    </>
  );
}
