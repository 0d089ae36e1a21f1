import { Shield } from "../../../ui/heraldry/shield.tsx";
import styles from "./inline-shield.module.css";

/** A shield in a line of text, in front of a name. */
export const InlineShield = ({ seat }: { readonly seat: number }) => <Shield seat={seat} className={styles.shield} />;
