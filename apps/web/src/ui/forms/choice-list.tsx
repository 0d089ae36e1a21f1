import clsx from "clsx";
import { Fragment, type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./choice-list.module.css";

export interface ChoiceOption {
  readonly key: string;
  readonly label: string;
  /** What it brings, short. */
  readonly effect: string;
  readonly emblem: ReactNode;
  readonly isChosen: boolean;
  /** The parts of the board that it is about, by the names in their `data-spots`. */
  readonly spots?: string | undefined;
  /** Why it is blocked, with the rule: the line stays, with a lock. */
  readonly blockedBy: { readonly rule: string; readonly reason: string } | null;
}

interface ChoiceListProps<Option extends ChoiceOption> {
  readonly id?: string | undefined;
  readonly legend: string;
  readonly options: readonly Option[];
  /** Several options may be chosen: checkboxes stand for radios. */
  readonly isMany?: boolean | undefined;
  readonly onChoose?: ((option: Option) => void) | undefined;
  /** Draws the link to a rule. */
  readonly ruleLink: (rule: string) => ReactNode;
}

/** One question as radio buttons; the board shows the same choices. */
export function ChoiceList<Option extends ChoiceOption>(props: ChoiceListProps<Option>) {
  const { id, legend, options, isMany = false, onChoose, ruleLink } = props;
  const name = useId();
  return (
    <fieldset id={id} className={styles.choices} data-testid="choices">
      <legend>{legend}</legend>
      {options.map((option) =>
        option.blockedBy === null ? (
          <label
            key={option.key}
            className={clsx(styles.choice, !option.emblem && styles.withoutEmblem)}
            data-spots={option.spots}
          >
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              value={option.key}
              checked={option.isChosen}
              disabled={onChoose === undefined}
              onChange={() => onChoose?.(option)}
            />
            <OptionText option={option} />
          </label>
        ) : (
          <div key={option.key} className={clsx(styles.choice, styles.blocked, !option.emblem && styles.withoutEmblem)}>
            <Icon name="lock" />
            {option.emblem}
            <span>
              <Words option={option} />
              <span className={styles.reason}>
                {option.blockedBy.reason} {ruleLink(option.blockedBy.rule)}
              </span>
            </span>
          </div>
        ),
      )}
    </fieldset>
  );
}

function OptionText({ option }: { readonly option: ChoiceOption }) {
  return (
    <Fragment>
      {option.emblem}
      <Words option={option} />
    </Fragment>
  );
}

/** What an option is, and what it costs or brings. */
function Words({ option: { label, effect } }: { readonly option: ChoiceOption }) {
  return (
    <span className={styles.text}>
      <span className={styles.label}>{label}</span>
      {effect === "" ? null : <span className={styles.effect}>{effect}</span>}
    </span>
  );
}
