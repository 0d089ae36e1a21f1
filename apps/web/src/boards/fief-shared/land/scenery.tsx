import styles from "./scenery.module.css";
import { hills, trees, waves } from "./scenery-places.ts";

/** Woods, hills, the sea and the compass rose. A wood or a hill is drawn once, and repeated by name. */
export function Scenery() {
  return (
    <>
      <defs>
        <Tree />
        <Hill />
      </defs>
      <g className={styles.waves}>
        {waves.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q4-4 8 0t8 0`} />
        ))}
      </g>
      <g>
        {trees.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#fief-tree" x={x} y={y} />
        ))}
        {hills.map(([x, y]) => (
          <use key={`${x} ${y}`} href="#fief-hill" x={x} y={y} />
        ))}
      </g>
      <Rose />
    </>
  );
}

const Tree = () => (
  <g id="fief-tree" className={styles.scenery}>
    <path d="M0 6V0" />
    <path className={styles.mass} d="M0-13C5-13 6.5-8 5.5-4.5 5-1.5 2.5 0 0 0S-5-1.5-5.5-4.5C-6.5-8-5-13 0-13Z" />
    <path className={styles.shade} d="M1.5-10.5q2.5 2 2 6M1-6q1.5 1.5.8 4" />
  </g>
);

const Hill = () => (
  <g id="fief-hill" className={styles.scenery}>
    <path className={styles.mass} d="M-15 5Q-7-9-1-9 6-9 15 5" />
    <path className={styles.shade} d="M2-7q5 4 7 10M-1-4q4 3 5 8M-5 0q2 2 3 5" />
  </g>
);

function Rose() {
  return (
    <g className={styles.rose} transform="translate(985 725)">
      <circle r="31" />
      <circle r="26" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-24L4-4 0 0-4-4Z" />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.ink} d="M0-38V0L6-7Z" />
          <path className={styles.paper} d="M0-38V0L-6-7Z" />
        </g>
      ))}
      <text y="-43">N</text>
    </g>
  );
}
