import { incomeRules } from "@seneschal/wording/games/middle-ages";
import clsx from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Draft } from "../../board-model.ts";
import { isOpen, withField } from "../../choice.ts";
import selectable from "../../styles/selectable.module.css";
import colors from "../domain-colors.module.css";
import { Emblem } from "../emblem.tsx";
import type { Domain, Fief } from "../game.ts";
import type { TableProps } from "../rows/rows.tsx";
import { Rule } from "../rules.tsx";
import styles from "./fief.module.css";

interface GroundProps extends TableProps {
  readonly domain: Domain;
  readonly pays: Fief["incomes"][number] | undefined;
}

/** The board under a column: what each tile earns, and for what. */
export function DomainGround({ domain, pays, ...table }: GroundProps) {
  const { t, model, selected, onSelect } = table;
  const name = t(`domain.${domain}`);
  const draft = tokenDraft(domain, selected, model.question?.kind);
  if (onSelect === undefined || draft === null || !isOpen(model.choices, draft)) {
    return (
      <div className={clsx(styles.domain, colors[domain])}>
        <GroundFace domain={domain} pays={pays} t={t} name={<Rule rule={incomeRules[domain]}>{name}</Rule>} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.domain, selectable.selectable, colors[domain])}
      aria-pressed={selected?.domain === domain}
      onClick={() => onSelect(draft)}
    >
      <GroundFace domain={domain} pays={pays} t={t} name={name} />
    </button>
  );
}

interface FaceProps extends Pick<GroundProps, "domain" | "pays" | "t"> {
  readonly name: ReactNode;
}

function GroundFace({ domain, pays, t, name }: FaceProps) {
  return (
    <>
      <Emblem domain={domain} className={styles.domainEmblem} />
      <b>{name}</b>
      {pays === undefined ? null : (
        <span className={styles.earns} title={t("fief.pays", { coins: pays.coins })}>
          <span className={styles.each}>{pays.each}</span>
          <i aria-hidden="true">×</i>
          {pays.counts.map((counted, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same domain may count twice, by a token.
            <Emblem key={place} domain={counted} />
          ))}
          <VisuallyHidden>
            {t("fief.earns", {
              each: pays.each,
              domains: pays.counts.map((counted) => t(`domain.${counted}`)).join(", "),
              coins: pays.coins,
            })}
          </VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** The move that a tap on this domain begins or completes, while a token is to be laid. */
function tokenDraft(domain: Domain, selected: Draft | null, kind: string | undefined) {
  if (kind === "addingCoin") return { type: "addCoin", domain };
  if (kind !== "addingPlot") return null;
  const begun = selected?.type === "addPlot" && "plot" in selected ? selected : { type: "addPlot" };
  return withField(begun, "domain", domain);
}
