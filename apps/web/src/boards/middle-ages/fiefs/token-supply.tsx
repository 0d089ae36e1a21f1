import clsx from "clsx";
import { isOpen } from "../../choice.ts";
import selectable from "../../styles/selectable.module.css";
import colors from "../domain-colors.module.css";
import { Emblem } from "../emblem.tsx";
import { domains } from "../game.ts";
import type { TableProps } from "../rows/rows.tsx";
import styles from "./fief.module.css";

/** The plot tokens of the common supply, while a Palace asks you to lay one. */
export function TokenSupply({ t, model, selected, onSelect }: TableProps) {
  if (onSelect === undefined || model.question?.kind !== "addingPlot") return null;
  const offered = domains.filter((plot) => isOpen(model.choices, { type: "addPlot", plot }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list next to the board is the fieldset of the same choice.
    <div className={styles.tokenSupply} role="group" aria-label={t("tokens.label")}>
      <span>{t("tokens.label")}</span>
      {offered.map((plot) => (
        <button
          key={plot}
          type="button"
          className={clsx(styles.token, selectable.selectable, colors[plot])}
          aria-label={t("tokens.choose", { domain: t(`domain.${plot}`) })}
          title={t(`domain.${plot}`)}
          aria-pressed={selected?.plot === plot}
          data-piece
          onClick={() => onSelect(withPlot(selected, plot))}
        >
          <Emblem domain={plot} />
        </button>
      ))}
    </div>
  );
}

const withPlot = (selected: TableProps["selected"], plot: string) =>
  selected?.type === "addPlot" ? { ...selected, plot } : { type: "addPlot", plot };
