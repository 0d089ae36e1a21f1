import Link from "next/link";
import { useTranslations } from "next-intl";
import { NoBreak } from "./no-break.tsx";
import styles from "./replay-links.module.css";

/** Numbered links to the replays of games, the newest first. */
export function ReplayLinks({ games }: { readonly games: readonly string[] }) {
  const t = useTranslations("ratings");
  return (
    <NoBreak>
      {games.map((game, index) => (
        <Link
          key={game}
          href={`/games/${game}/replay`}
          prefetch={false}
          className={styles.replay}
          aria-label={t("watchReplay", { number: index + 1 })}
        >
          {index + 1}
        </Link>
      ))}
    </NoBreak>
  );
}
