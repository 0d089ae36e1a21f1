import styles from "./choice-list.module.css";
import type { ChoiceOption } from "./choice-list.tsx";
import { Field } from "./field.tsx";

interface SelectChoiceProps<Line extends ChoiceOption> {
  readonly legend: string;
  /** All of them available; one is chosen. */
  readonly options: readonly Line[];
  readonly onChoose: (line: Line) => void;
}

/** One question with many short answers, as a menu. */
export function SelectChoice<Line extends ChoiceOption>({ legend, options, onChoose }: SelectChoiceProps<Line>) {
  const choose = (key: string) => {
    const line = options.find((one) => one.key === key);
    if (line !== undefined) onChoose(line);
  };
  return (
    <Field label={legend} className={styles.menu}>
      {(tied) => (
        <select
          {...tied}
          value={options.find(({ isChosen }) => isChosen)?.key}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
