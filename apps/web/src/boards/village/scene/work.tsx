import { namesOf, waresOf, whoOf } from "@seneschal/wording/games/village";
import clsx from "clsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { costOf, rewardOf } from "../decision/effects.ts";
import { Drawing, type DrawingName } from "../drawings/drawing.tsx";
import pieces from "../drawings/pieces.module.css";
import { Pawns } from "../drawings/pieces.tsx";
import { figuresAt, type Place, type VillageModel } from "../game.ts";
import { factRules, partRules, Rule } from "../rules.tsx";
import styles from "./places.module.css";
import { Spot } from "./spot.tsx";

interface PartProps {
  readonly t: Translate;
  readonly model: VillageModel;
}

/** The workshops and the family members who learnt their craft there. */
export function Workshops({ t, model }: PartProps) {
  const { crafts, mill } = model.view.board;
  return (
    <section className={styles.part} data-element="crafts">
      <SectionHeading>
        <Rule rule={partRules.crafts}>{t("action.crafts")}</Rule>
      </SectionHeading>
      <div className={styles.spots}>
        {crafts.map(({ building, goods, train, make, price }) => (
          <Spot key={building} name={building} className={styles.line}>
            <span className={clsx(styles.wares, pieces.wares)} title={waresOf(t, goods)} aria-hidden="true">
              {goods.map((good) => (
                <Drawing key={good} name={good} />
              ))}
            </span>
            <span>
              <b>{t(`building.${building}`)}</b>
              <small>
                {t("board.workshop", {
                  training: t("optionEffect.train", { time: train, make }),
                  price: waresOf(t, price),
                })}
              </small>
            </span>
            <Pawns t={t} readers={model} figures={figuresAt(model.view, building)} />
          </Spot>
        ))}
        <Spot name="mill" className={styles.line}>
          <Drawing name="mill" />
          <span>
            <b>{t("board.mill")}</b>
            <small>{t("optionEffect.coins", { cost: costOf(t, mill.time, mill.price), coins: mill.coins })}</small>
          </span>
        </Spot>
      </div>
    </section>
  );
}

/** The four levels of the council chamber, the highest on top, as its stairs stand. */
export function Council({ t, model }: PartProps) {
  const { view } = model;
  return (
    <section className={styles.part} data-element="council">
      <SectionHeading>
        <Rule rule={partRules.council}>{t("council.title")}</Rule>
      </SectionHeading>
      <div className={styles.spots}>
        {view.board.council.toReversed().map(({ level, score, time, prices }) => (
          <Spot key={level} name={`council-${level}`} className={clsx(styles.line, styles[`level${level}`])}>
            <Drawing name={privileges[level - 1] ?? "council"} />
            <span>
              <b>{t("board.level", { level })}</b>
              <small>
                {t("board.levelCost", {
                  time: t("time", { time }),
                  prices: prices.map((price) => waresOf(t, price)).join(" / "),
                  score: t("board.windowScore", { score }),
                })}
              </small>
            </span>
            <Pawns t={t} readers={model} figures={figuresAt(view, `council-${level}` as Place)} />
          </Spot>
        ))}
      </div>
      <Text as="p" muted small data-at="first-player">
        <Rule rule={factRules.firstPlayer}>{t("board.marker", { holder: holderOf(model) })}</Rule>
      </Text>
    </section>
  );
}

/** What the privilege of each level gives. */
const privileges: readonly DrawingName[] = ["council", "orange", "scroll", "prestige"];

const holderOf = (model: VillageModel) => (model.view.marker === null ? "nobody" : whoOf(model, model.view.marker));

/** The cities, what their first visit brings, and who is there. */
export function Cities({ t, model }: PartProps) {
  const { view } = model;
  return (
    <section className={styles.part} data-element="travel">
      <SectionHeading>
        <Rule rule={partRules.travel}>{t("travelMap.title")}</Rule>
      </SectionHeading>
      <div className={styles.spots}>
        {view.board.cities.map((reward) => {
          const visitors = view.families.filter(({ cities }) => cities.includes(reward.city)).map(({ seat }) => seat);
          return (
            <Spot key={reward.city} name={`city-${reward.city}`} className={styles.line}>
              <span className={styles.city}>{reward.city}</span>
              <span>
                <b>{t("travelMap.reward", { reward: rewardOf(t, reward) })}</b>
                <small>
                  {visitors.length === 0
                    ? t("travelMap.nobody")
                    : t("travelMap.visited", { names: namesOf(model, visitors) })}
                </small>
              </span>
              <Pawns t={t} readers={model} figures={figuresAt(view, `city-${reward.city}`)} />
            </Spot>
          );
        })}
      </div>
    </section>
  );
}
