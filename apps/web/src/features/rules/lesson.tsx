import { guideMessages } from "@seneschal/wording/guides";
import type { Messages } from "@seneschal/wording/messages";
import { getLocale, getTranslations } from "next-intl/server";
import { guideOf } from "../../boards/guide/guide-of.ts";
import { coverOf } from "../../boards/register.ts";
import { PlayNowButton } from "../../components/play-now/play-now-button.tsx";
import { languageOf } from "../../i18n/languages.ts";
import { Section } from "../../ui/layout/section.tsx";
import { SubHeading } from "../../ui/typography/sub-heading.tsx";
import styles from "./lesson.module.css";

/** How to play a game in three minutes: its pieces, a turn, how to win. Rendered on the server. */
export async function Lesson({ ruleset }: { readonly ruleset: string }) {
  const file = coverOf(ruleset).guide;
  const guide = await guideOf(ruleset);
  if (file === undefined || guide === null) return null;
  const t = await getTranslations("rules.lesson");
  const { lesson } = (await guideMessages(languageOf(await getLocale()), file)) as unknown as GuideMessages;
  return (
    <Section title={t("title")} aside={t("aside")} className={styles.lesson}>
      {guide.Symbols !== undefined && <guide.Symbols />}
      <p className={styles.goal}>{lesson.goal}</p>
      <SubHeading>{t("pieces")}</SubHeading>
      <ul className={styles.pieces}>
        {Object.entries(lesson.pieces).map(([piece, { name, text }]) => (
          <li key={piece}>
            <span className={styles.drawing} aria-hidden="true">
              {guide.drawings[piece]}
            </span>
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <SubHeading>{t("turn")}</SubHeading>
      <ol className={styles.steps}>
        {Object.entries(lesson.turn).map(([step, text]) => (
          <li key={step}>{text}</li>
        ))}
      </ol>
      <SubHeading>{t("win")}</SubHeading>
      <p>{lesson.win}</p>
      <p className={styles.tip}>
        <b>{t("tip")}</b> {lesson.tip}
      </p>
      <PlayNowButton ruleset={ruleset} />
    </Section>
  );
}

interface GuideMessages extends Messages {
  readonly lesson: {
    readonly goal: string;
    readonly pieces: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
    readonly turn: Readonly<Record<string, string>>;
    readonly win: string;
    readonly tip: string;
  };
}
