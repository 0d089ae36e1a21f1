import { Icon } from "../../../ui/icons/icon.tsx";
import { isOpen, isSameDraft } from "../../choice.ts";
import type { Fief } from "../game.ts";
import type { TableProps } from "../rows/rows.tsx";
import { partRules, Rule } from "../rules.tsx";
import { Chip } from "./chip.tsx";
import styles from "./fief.module.css";

/** The tiles that a fief has lost; gilt while one of them may come back. */
export function Graveyard({ fief, ...table }: TableProps & { readonly fief: Fief }) {
  const { t, model, selected, onSelect } = table;
  const choiceOf = (tile: number) => {
    const draft = { type: "raise", tile };
    if (onSelect === undefined || !isOpen(model.choices, draft)) return undefined;
    return { isChosen: isSameDraft(selected, draft), onChoose: () => onSelect(draft) };
  };
  return (
    <div className={styles.graveyard} data-element="graveyard" data-at="graveyard">
      {fief.graveyard.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a move names.
        <Chip key={place} tile={tile} t={t} choice={choiceOf(place)} />
      ))}
      <Icon name="grave" className={styles.mark} />
      <span>
        <Rule rule={partRules.graveyard}>{t("fief.graveyard", { tiles: fief.graveyard.length })}</Rule>
      </span>
    </div>
  );
}
