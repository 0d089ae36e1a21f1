import { type CSSProperties, useState } from "react";
import { tinctureOf } from "../../../../ui/heraldry/tincture.ts";
import { written } from "../../geometry/point.ts";
import styles from "./army-tag.module.css";
import { type Box, middleOfBox } from "./box.ts";
import type { Tag } from "./tag.ts";
import type { PlacedTag } from "./tag-placement.ts";

interface ArmyTagProps extends PlacedTag<Tag> {
  /** Where its lord was before. */
  readonly from: Box | undefined;
}

/** A company on the map: its family, its lords by name, and its pawns. */
export function ArmyTag({ tag, box, anchor, from }: ArmyTagProps) {
  // It travels once, when it comes here.
  const [start] = useState(from);
  const { company, shields, figures, names } = tag;
  const tincture = tinctureOf(company.seat);
  return (
    <g
      className={start === undefined ? undefined : styles.travelling}
      style={start === undefined ? undefined : travelFrom(start, box)}
    >
      <path className={styles.leader} d={`M${written(anchor)}L${written(middleOfBox(box))}`} />
      {company.road === null ? null : (
        <circle className={styles.post} cx={anchor[0]} cy={anchor[1]} r="5" style={{ fill: `var(--${tincture})` }} />
      )}
      <g transform={`translate(${written([box.x, box.y])})`}>
        {tag.strip === null ? null : (
          <>
            <rect className={styles.strip} width={tag.strip} height="26" rx="2" />
            <rect y="22.5" width={tag.strip} height="3.5" style={{ fill: `var(--${tincture})` }} />
          </>
        )}
        {shields.map(({ key, seat, kind, x }) =>
          kind === "lord" ? (
            <use key={key} href={`#l-${tinctureOf(seat)}`} x={x - 3} y="-10" width="24" height="34" />
          ) : (
            <g key={key}>
              <use href={`#s-${tinctureOf(seat)}`} x={x} y="0" width="18" height="22" />
              {kind === "prisoner" ? (
                <path className={styles.bars} d={`M${x + 4} 1V20M${x + 9} 1V21M${x + 14} 1V20M${x + 1} 9H${x + 17}`} />
              ) : null}
            </g>
          ),
        )}
        {figures.map(({ key, piece, count, x }) => (
          <g key={key}>
            <use href={`#fief-${piece}`} x={x} y="3" width="17" height="17" />
            <text className={styles.count} x={x + 18} y="17.5">
              {count}
            </text>
          </g>
        ))}
        {names.map(({ lord, name, signs, x }, place) => (
          <g key={lord} transform={`translate(0 ${39 + place * 15})`}>
            {signs.map(({ sign, x: at }) => (
              <use key={sign} href={`#fief-${sign}`} x={at} y="-11" width="13" height="13" />
            ))}
            <text className={styles.name} x={x}>
              {name}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

const travelFrom = (from: Box, to: Box) =>
  ({ "--from-x": `${from.x - to.x}px`, "--from-y": `${from.y - to.y}px` }) as CSSProperties;
