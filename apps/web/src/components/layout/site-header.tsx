import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Wordmark } from "../../ui/icons/wordmark.tsx";
import { NextGame } from "../command-palette/next-game.tsx";
import { AdminLink } from "./admin-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavLink } from "./nav-link.tsx";
import styles from "./site-header.module.css";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The head of every page; `where` says which game this is. */
export function SiteHeader({ where }: { readonly where: ReactNode }) {
  const t = useTranslations("common");
  return (
    <header className={styles.header}>
      <Link className={styles.wordmark} href="/">
        <Wordmark name={t("site")} />
      </Link>
      <p className={styles.where}>{where}</p>
      <NextGame />
      <SiteMenu>
        <NavLink href="/" icon="scroll" label={t("nav.lobby")} />
        <NavLink href="/rules" icon="rules" label={t("nav.rules")} />
        <NavLink href="/tournaments" icon="swords" label={t("nav.tournaments")} />
        <NavLink href="/leaderboards" icon="laurel" label={t("nav.leaderboards")} />
        <AdminLink />
        <NavLink href="/account" icon="person" label={t("nav.account")} />
        <LanguageSwitch />
        <ThemeSwitch />
      </SiteMenu>
    </header>
  );
}
