import clsx from "clsx";
import { Fragment, type ReactNode, useId } from "react";
import styles from "./choice-list.module.css";
import { Icon } from "../icons/icon.tsx";

export interface ChoiceOption {
  readonly key: string;
  readonly label: string;
  /** What it brings, short. */
  readonly gives: string;
  readonly emblem: ReactNode;
  readonly isChosen: boolean;
  /** Why it is blocked, with the rule: the line stays, with a lock. */
  readonly barred: { readonly rule: string; readonly reason: string } | null;
}

interface ChoiceListProps<Line extends ChoiceOption> {
  readonly legend: string;
  readonly options: readonly Line[];
  /** Several lines may be chosen: checkboxes stand for radios. */
  readonly isMany?: boolean | undefined;
  readonly onChoose?: ((line: Line) => void) | undefined;
  /** Draws the link to a rule. */
  readonly ruleLink: (rule: string) => ReactNode;
}

/** One question as radio buttons; the board shows the same choices. */
export function ChoiceList<Line extends ChoiceOption>(props: ChoiceListProps<Line>) {
  const { legend, options, isMany = false, onChoose, ruleLink } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices} data-testid="choices">
      <legend>{legend}</legend>
      {options.map((line) =>
        line.barred === null ? (
          <label key={line.key} className={clsx(styles.choice, !line.emblem && styles.withoutEmblem)}>
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              value={line.key}
              checked={line.isChosen}
              disabled={onChoose === undefined}
              onChange={() => onChoose?.(line)}
            />
            <Words line={line} />
          </label>
        ) : (
          <div key={line.key} className={clsx(styles.choice, styles.blocked, !line.emblem && styles.withoutEmblem)}>
            <Icon name="lock" />
            {line.emblem}
            <span>
              {line.label}
              <span className={styles.reason}>
                {line.barred.reason} {ruleLink(line.barred.rule)}
              </span>
            </span>
          </div>
        ),
      )}
    </fieldset>
  );
}

function Words({ line }: { readonly line: ChoiceOption }) {
  return (
    <Fragment>
      {line.emblem}
      <span>{line.label}</span>
      <span className={styles.gives}>{line.gives}</span>
    </Fragment>
  );
}
