import { joinClauses } from "@seneschal/wording";
import { placeOf, previewLineOf, wares, waresOf } from "@seneschal/wording/games/village";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { PreviewProps, Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";
import { useTranslate } from "../../use-translate.ts";
import { type Family, familyOf, type Village, type VillageModel } from "../game.ts";
import styles from "./preview.module.css";

/** What the chosen move costs and brings, step by step: the time of your life, the points, and who dies for it. */
export function Preview({ model, selected, preview }: PreviewProps<Village>) {
  const t = useTranslate("village");
  const before = model.yourSeat === null ? undefined : familyOf(model.view, model.yourSeat);
  if (before === undefined) return null;
  if (selected === null || preview === null) {
    return (
      <>
        <Text as="p" muted small>
          {t(`hint.${model.question?.kind ?? "none"}`)}
        </Text>
        {model.choices.length === 0 ? null : (
          <Text as="p" small>
            {t("preview.have", { wares: stockText(t, before) })}
          </Text>
        )}
      </>
    );
  }
  const after = familyOf(preview.view, before.seat) ?? before;
  const facts = preview.facts.filter(({ type }) => !flow.has(type));
  return (
    <div className={previewStyles.beat}>
      <h3>{t("preview.follows")}</h3>
      <ul className={styles.effects}>
        {facts.map((fact) => (
          <li key={JSON.stringify(fact)}>{previewLineOf(t, fact, model)}</li>
        ))}
      </ul>
      <Balance t={t} model={model} before={before} after={after} />
      {preview.isComplete ? null : <p>{t("preview.unknown")}</p>}
      <Dying t={t} model={model} before={before} after={after} facts={preview.facts} />
    </div>
  );
}

const stockText = (t: Translate, { stock }: Family): string =>
  waresOf(
    t,
    wares.flatMap((ware) => Array.from({ length: stock[ware] }, () => ware)),
  );

const flow = new Set(["Settled", "Interrupted", "Answered"]);

interface BalanceProps {
  readonly t: Translate;
  readonly model: VillageModel;
  readonly before: Family;
  readonly after: Family;
}

function Balance({ t, model, before, after }: BalanceProps) {
  const { lap } = model.view.board;
  return (
    <dl className={previewStyles.brings}>
      <dt>
        <b>{t("preview.clock")}</b>
      </dt>
      <dd>{t("preview.clockWas", { before: before.clock.position, after: after.clock.position, lap })}</dd>
      <dt>
        <b>{t("preview.points")}</b>
      </dt>
      <dd>{change(t, before.points.total, after.points.total)}</dd>
      <dt>
        <b>{t("preview.certain")}</b>
      </dt>
      <dd>{change(t, before.certain, after.certain)}</dd>
    </dl>
  );
}

const change = (t: Translate, before: number, after: number) =>
  before === after ? `${after}` : t("preview.change", { before, after });

/** One warning at most: who dies when the bridge is passed, or that the bridge is near. */
function Dying({ t, after, facts }: BalanceProps & { readonly facts: readonly Village["redactedFact"][] }) {
  const deaths = facts.reduce(
    (sum, fact) => (fact.type === "BridgeCrossed" && fact.seat === after.seat ? sum + fact.deaths : sum),
    0,
  );
  if (deaths === 0) {
    if (after.clock.toBridge > 2) return null;
    return <Warning>{t("preview.near", { steps: after.clock.toBridge })}</Warning>;
  }
  if (facts.some(({ type }) => type === "MemberDied")) return null;
  if (after.dying === null) return <Warning>{t("preview.diesNobody")}</Warning>;
  return (
    <Warning>
      {t("preview.dies", { deaths, generation: after.dying.generation })}{" "}
      {joinClauses(
        t,
        after.dying.victims.map(({ place, to }) => t("preview.victim", { place: placeOf(t, place), to })),
      )}
    </Warning>
  );
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className={previewStyles.warn}>
    <Icon name="grave" />
    <span>{children}</span>
  </p>
);
