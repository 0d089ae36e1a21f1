"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Account } from "../../api/types.ts";
import { Button } from "../../ui/button.tsx";
import { Title } from "../../ui/title.tsx";

interface WelcomeProps {
  readonly account: Account | null;
  readonly calling: number;
  readonly isKnown: boolean;
}

/** The sentence over the lobby, with its illuminated initial. */
export function Welcome({ account, calling, isKnown }: WelcomeProps) {
  const say = useTranslations("lobby.welcome");
  const sentence = account === null ? say("stranger") : say("calling", { count: calling });
  return (
    <Title
      className="everywhere"
      title={sentence}
      sub={account === null ? say("strangerSub") : say("sub", { name: account.name })}
    >
      {isKnown && account !== null && (
        <Button main asChild>
          <Link href="/games/new">{say("open")}</Link>
        </Button>
      )}
    </Title>
  );
}
