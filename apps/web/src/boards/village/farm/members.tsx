import type { ReactNode } from "react";
import type { Words } from "../../board.ts";
import { Pawn } from "../drawings/pawn.tsx";
import { type Family, numbered, type Place } from "../game.ts";
import { Spot } from "../scene/spot.tsx";
import { placeOf } from "../wording.ts";

interface MembersProps {
  readonly words: Words;
  readonly family: Family;
  readonly isOwn: boolean;
}

/** The members of a family by where they are, the oldest first; those who are not born are a number. */
export function Members({ words, family: { seat, members }, isOwn }: MembersProps) {
  const born = members.filter(({ place }) => place !== "unborn");
  const places = [...new Set(born.map(({ place }) => place))];
  return (
    <ul className="vil-members" aria-label={words("farm.members")}>
      {places.map((place) => (
        <li key={place}>
          <Where place={place} isOwn={isOwn}>
            <span className="vil-pawns" aria-hidden="true">
              {numbered(born.filter((member) => member.place === place)).map(({ one, key }) => (
                <Pawn key={key} figure={{ seat, generation: one.generation }} />
              ))}
            </span>
            <small>{placeOf(words, place)}</small>
            <span className="sr">
              {born
                .filter((member) => member.place === place)
                .map(({ generation }) => words("generation", { generation }))
                .join(", ")}
            </span>
          </Where>
        </li>
      ))}
      <li className="quiet small">{words("farm.unborn", { count: members.length - born.length })}</li>
    </ul>
  );
}

interface WhereProps {
  readonly place: Place;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The farm is no place of the board: it lights here. */
const Where = ({ place, isOwn, children }: WhereProps) =>
  isOwn && place === "farm" ? (
    <Spot name="farm" className="vil-group">
      {children}
    </Spot>
  ) : (
    <span className="vil-group">{children}</span>
  );
