import styles from "./disaster-patterns.module.css";
import { DisasterPatterns } from "./disaster-patterns.tsx";

interface Disaster {
  readonly land: string | number;
  readonly name: string;
  /** The outline of the land. */
  readonly path: string | undefined;
}

/** The disasters that lie over whole lands, each with its own hatching. */
export const DisasterOverlay = ({ disasters }: { readonly disasters: readonly Disaster[] }) => (
  <>
    <DisasterPatterns />
    <g clipPath="url(#fief-coast)">
      {disasters.map(({ land, name, path }) => (
        <path key={`${land} ${name}`} className={styles.overlay} d={path} fill={`url(#fief-fall-${name})`} />
      ))}
    </g>
  </>
);
