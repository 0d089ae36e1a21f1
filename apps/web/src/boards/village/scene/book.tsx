import type { Readers } from "@seneschal/wording";
import { figuresOf } from "@seneschal/wording/games/village";
import clsx from "clsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { Pawn } from "../drawings/pawn.tsx";
import { type Figure, numbered, type VillageModel } from "../game.ts";
import { factRules, partRules, Rule } from "../rules.tsx";
import layout from "../village-table.module.css";
import styles from "./places.module.css";

interface BookProps {
  readonly t: Translate;
  readonly model: VillageModel;
}

/** The chronicle of the village filling up, and the nameless graves: with the last space of either the end comes. */
export function Book({ t, model }: BookProps) {
  const { chronicle, graves, untilEnd, board, ending } = model.view;
  const scores = board.chronicleScores
    .map((score, members) => ({ members, score }))
    .filter(({ score }, place, all) => score > 0 && score !== all[place - 1]?.score);
  return (
    <section className={clsx(styles.part, layout.book)} data-element="book">
      <SectionHeading>
        <Rule rule={partRules.book}>{t("chronicle.title")}</Rule>
      </SectionHeading>
      <div className={styles.pages}>
        {chronicle.map(({ profession, places, members }) => (
          <Row
            key={profession}
            at={`book-${profession}`}
            t={t}
            readers={model}
            name={t(`profession.${profession}`)}
            places={places}
            members={members}
          />
        ))}
        <Row
          at="book-graves"
          t={t}
          readers={model}
          name={t("chronicle.graves")}
          places={graves.places}
          members={graves.members}
        />
      </div>
      {ending === null ? (
        <Text as="p" small>
          <Rule rule={factRules.untilEnd}>{t("chronicle.untilEnd", untilEnd)}</Rule>
        </Text>
      ) : null}
      <Text as="p" muted small>
        <Rule rule={factRules.remembered}>
          {t("chronicle.scores", {
            scores: scores.map((one) => t("chronicle.scoreFor", one)).join(", "),
          })}
        </Rule>
      </Text>
    </section>
  );
}

interface RowProps {
  /** Its name in `data-at`. */
  readonly at: string;
  readonly t: Translate;
  readonly readers: Readers;
  readonly name: string;
  readonly places: number;
  readonly members: readonly Figure[];
}

function Row({ at, t, readers, name, places, members }: RowProps) {
  const free = Array.from({ length: Math.max(0, places - members.length) }, (_, place) => place + 1);
  return (
    <div className={styles.page} data-at={at}>
      <b>{name}</b>
      <span className={styles.places} aria-hidden="true">
        {numbered(members).map(({ one, key }) => (
          <Pawn key={key} figure={one} />
        ))}
        {free.map((place) => (
          <i key={place} />
        ))}
      </span>
      <VisuallyHidden>
        {t("chronicle.places", { taken: members.length, places })} {figuresOf(t, readers, members)}
      </VisuallyHidden>
    </div>
  );
}
