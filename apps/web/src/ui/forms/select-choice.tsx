import styles from "./choice-list.module.css";
import type { ChoiceOption } from "./choice-list.tsx";
import { Field } from "./field.tsx";

interface SelectChoiceProps<Option extends ChoiceOption> {
  readonly legend: string;
  /** All of them available; one is chosen. */
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/** One question with many short answers, as a menu. */
export function SelectChoice<Option extends ChoiceOption>({ legend, options, onChoose }: SelectChoiceProps<Option>) {
  const choose = (key: string) => {
    const option = options.find((one) => one.key === key);
    if (option !== undefined) onChoose(option);
  };
  return (
    <Field label={legend} className={styles.menu}>
      {(controlProps) => (
        <select
          {...controlProps}
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
