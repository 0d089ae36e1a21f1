import { placeOf } from "@seneschal/wording/games/village";
import type { ReactNode } from "react";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { Pawn } from "../drawings/pawn.tsx";
import pieces from "../drawings/pieces.module.css";
import { type Family, type Member, numbered } from "../game.ts";
import { factRules, Rule } from "../rules.tsx";
import { Spot } from "../scene/spot.tsx";
import styles from "./farm.module.css";

interface MembersProps {
  readonly t: Translate;
  readonly family: Family;
  readonly isOwn: boolean;
}

/** The members of a family by where they are, the living first; those who are not born are a number. */
export function Members({ t, family: { seat, members }, isOwn }: MembersProps) {
  const born = members.filter(({ place }) => place !== "unborn");
  const groups = [...new Set(born.map(restingAt))].toSorted((one, other) => rests(one) - rests(other));
  return (
    <ul className={styles.members} aria-label={t("farm.members")} data-at="people">
      {groups.map((place) => (
        <Group key={place} t={t} seat={seat} place={place} isOwn={isOwn} members={born} />
      ))}
      <Text as="li" muted small>
        <Rule rule={factRules.unborn}>{t("farm.unborn", { count: members.length - born.length })}</Rule>
      </Text>
    </ul>
  );
}

/** The chronicle is one place, whatever work its members are remembered for. */
const restingAt = ({ place }: Member): string => (place.startsWith("chronicle") ? "chronicle" : place);
const rests = (place: string) => Number(["chronicle", "grave", "gone"].includes(place));

interface GroupProps {
  readonly t: Translate;
  readonly seat: number;
  readonly place: string;
  readonly isOwn: boolean;
  readonly members: readonly Member[];
}

function Group({ t, seat, place, isOwn, members }: GroupProps) {
  const here = members.filter((member) => restingAt(member) === place);
  const label = here.map(({ generation }) => t("generation", { generation })).join(", ");
  return (
    <li className={rests(place) === 1 ? styles.atRest : undefined}>
      <Where place={place} isOwn={isOwn}>
        <span
          className={pieces.pawns}
          title={label}
          data-piece={(isOwn && rests(place) === 0) || undefined}
          aria-hidden="true"
        >
          {numbered(here).map(({ one, key }) => (
            <Pawn key={key} figure={{ seat, generation: one.generation }} />
          ))}
        </span>
        <small>{placeOf(t, place)}</small>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Where>
    </li>
  );
}

interface WhereProps {
  readonly place: string;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The farm is no place of the board: it lights here. */
const Where = ({ place, isOwn, children }: WhereProps) =>
  isOwn && place === "farm" ? (
    <Spot name="farm" className={styles.group}>
      {children}
    </Spot>
  ) : (
    <span className={styles.group}>{children}</span>
  );
