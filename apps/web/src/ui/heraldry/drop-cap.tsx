import clsx from "clsx";
import styles from "./drop-cap.module.css";
import { tinctureOf } from "./tincture.ts";

/** Vines that stand out on each ground. */
const vines = {
  gules: { vine: "#f6d9c4", leaf: "#d9a93b" },
  azure: { vine: "#c8d6f2", leaf: "#6fa98c" },
  or: { vine: "#6f4e08", leaf: "#3f9674" },
  sable: { vine: "#d8cbb2", leaf: "#a3271c" },
  vert: { vine: "#eaf5ea", leaf: "#ddb64a" },
  purpure: { vine: "#fbeafd", leaf: "#3f9674" },
} as const;

interface DropCapProps {
  readonly letter: string;
  readonly seat: number;
  readonly className?: string | undefined;
}

/** An illuminated initial on the ground of a seat; a screen reader reads the whole sentence from its heading. */
export function DropCap({ letter, seat, className }: DropCapProps) {
  const tincture = tinctureOf(seat);
  const { vine, leaf } = vines[tincture];
  return (
    <svg
      className={clsx(styles.dropCap, className)}
      viewBox="0 0 76 76"
      width="76"
      height="76"
      aria-hidden="true"
      style={{ "--vine": vine, "--vine-leaf": leaf } as React.CSSProperties}
    >
      <rect className={styles.frame} x="1" y="1" width="74" height="74" />
      <rect className={styles.gold} x="5" y="5" width="66" height="66" />
      <rect className={styles.ground} x="9.5" y="9.5" width="57" height="57" style={{ fill: `var(--${tincture})` }} />
      <path className={styles.vine} d={stems} />
      <path className={styles.vineLeaf} d={leaves} />
      {[13, 63].flatMap((x) =>
        [13, 63].map((y) => <circle key={`${x} ${y}`} className={styles.berry} cx={x} cy={y} r="1.3" />),
      )}
      <text className={clsx(styles.letter, isPlain(letter) && styles.plain)} x="38" y={isPlain(letter) ? 58 : 57}>
        {letter}
      </text>
    </svg>
  );
}

/** I and J are illegible in the display font, which has no room for accents either. */
const isPlain = (letter: string) => /^[IJ]$/.test(letter) || letter.normalize("NFD").length > 1;

const stems =
  "M14 62C14 40 20 44 20 34S12 26 16 18s14-6 13 1-9 5-8 0M62 14c0 18-6 17-6 27s9 9 5 18-14 6-13-1 9-5 8 0M30 62c6-2 9 1 15 0M31 14c6 2 9-1 15 0";
const leaves =
  "M20 34c5-1 6-6 5-8-4 0-6 4-5 8zM56 42c-5 1-6 6-5 8 4 0 6-4 5-8zM17 47c-4-1-5-5-4-8 4 1 5 5 4 8zM59 29c4 1 5 5 4 8-4-1-5-5-4-8z";
