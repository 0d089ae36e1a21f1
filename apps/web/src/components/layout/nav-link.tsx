import Link from "next/link";
import { Mark } from "../../ui/mark.tsx";
import type { MarkName } from "../../ui/mark-name.ts";
import { Tool } from "../../ui/tool.tsx";
import styles from "./site-menu.module.css";

interface NavLinkProps {
  readonly href: string;
  readonly mark: MarkName;
  readonly label: string;
}

/** A link of the site menu. */
export function NavLink({ href, mark, label }: NavLinkProps) {
  return (
    <Tool asChild className={styles.item}>
      <Link href={href}>
        <Mark name={mark} />
        <span>{label}</span>
      </Link>
    </Tool>
  );
}
