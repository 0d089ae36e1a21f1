import clsx from "clsx";
import styles from "./icon.module.css";
import type { IconName } from "./icon-name.ts";

interface IconProps {
  readonly name: IconName;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the colour of the text around it; without a label it is an ornament. */
export function Icon({ name, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={clsx(styles.icon, className)} {...svgLabelProps(label)}>
      <use href={`#m-${name}`} />
    </svg>
  );
}

/** What a screen reader says for a drawing: its label, or nothing where text is next to it. */
export const svgLabelProps = (label: string | undefined) =>
  label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
