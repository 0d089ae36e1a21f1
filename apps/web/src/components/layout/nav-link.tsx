import Link from "next/link";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-name.ts";
import styles from "./site-menu.module.css";

interface NavLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}

/** A link of the site menu. */
export function NavLink({ href, icon, label }: NavLinkProps) {
  return (
    <ToolButton asChild className={styles.item}>
      <Link href={href}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    </ToolButton>
  );
}
