import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Mark } from "../../ui/mark.tsx";
import { Tool } from "../../ui/tool.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { NextGame } from "../command-palette/next-game.tsx";
import { DeskLink } from "./desk-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The head of every page; `where` says which table this is. */
export function Masthead({ where }: { readonly where: ReactNode }) {
  const say = useTranslations("common");
  return (
    <header className="masthead">
      <Link className="wordmark" href="/">
        <Wordmark name={say("site")} />
      </Link>
      <p className="where">{where}</p>
      <NextGame />
      <SiteMenu>
        <Tool asChild>
          <Link href="/">
            <Mark name="scroll" />
            <span className="word">{say("nav.lobby")}</span>
          </Link>
        </Tool>
        <Tool asChild>
          <Link href="/rules">
            <Mark name="rules" />
            <span className="word">{say("nav.rules")}</span>
          </Link>
        </Tool>
        <Tool asChild>
          <Link href="/tournaments">
            <Mark name="swords" />
            <span className="word">{say("nav.tournaments")}</span>
          </Link>
        </Tool>
        <Tool asChild>
          <Link href="/leaderboards">
            <Mark name="laurel" />
            <span className="word">{say("nav.leaderboards")}</span>
          </Link>
        </Tool>
        <DeskLink />
        <Tool asChild>
          <Link href="/account">
            <Mark name="person" />
            <span className="word">{say("nav.account")}</span>
          </Link>
        </Tool>
        <LanguageSwitch />
        <ThemeSwitch />
      </SiteMenu>
    </header>
  );
}
