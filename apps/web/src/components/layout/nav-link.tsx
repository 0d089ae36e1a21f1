import Link from "next/link";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-name.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import styles from "./site-menu.module.css";

interface NavLinkProps {
  readonly href: string;
  readonly mark: IconName;
  readonly label: string;
}

/** A link of the site menu. */
export function NavLink({ href, mark, label }: NavLinkProps) {
  return (
    <ToolButton asChild className={styles.item}>
      <Link href={href}>
        <Icon name={mark} />
        <span>{label}</span>
      </Link>
    </ToolButton>
  );
}
