import clsx from "clsx";
import type { ChangeEvent } from "react";
import { Button } from "../buttons/button.tsx";
import { Text } from "../typography/text.tsx";
import styles from "./choice-list.module.css";
import type { ChoiceOption } from "./choice-list.tsx";
import { Input } from "./input.tsx";

interface NumberChoiceProps<Option extends ChoiceOption> {
  readonly id?: string | undefined;
  readonly legend: string;
  /** Consecutive whole numbers; the labels are the numbers. */
  readonly options: readonly Option[];
  readonly onChoose?: ((option: Option) => void) | undefined;
  readonly fewer: string;
  readonly more: string;
  readonly maxText: string;
}

/** How many: a number to be typed, or stepped up and down. */
export function NumberChoice<Option extends ChoiceOption>(props: NumberChoiceProps<Option>) {
  const { id, legend, options, onChoose, fewer, more, maxText } = props;
  const place = options.findIndex(({ isChosen }) => isChosen);
  const [least, greatest] = [options[0]?.label, options.at(-1)?.label];
  const choose = (option: Option | undefined) => option && onChoose?.(option);
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    choose(options.find(({ label }) => Number(label) === Number(event.target.value)));
  return (
    <fieldset
      id={id}
      className={clsx(styles.choices, styles.count)}
      data-testid="choices"
      disabled={onChoose === undefined}
    >
      <legend>{legend}</legend>
      <Button
        primary
        className={styles.step}
        aria-label={fewer}
        disabled={place <= 0}
        onClick={() => choose(options[place - 1])}
      >
        −
      </Button>
      <Input
        type="number"
        inputMode="numeric"
        className={styles.number}
        aria-label={legend}
        min={least}
        max={greatest}
        value={options[place]?.label ?? ""}
        onChange={type}
      />
      <Button
        primary
        aria-label={more}
        disabled={place < 0 || place === options.length - 1}
        onClick={() => choose(options[place + 1])}
      >
        +
      </Button>
      <Text muted>{maxText}</Text>
    </fieldset>
  );
}
