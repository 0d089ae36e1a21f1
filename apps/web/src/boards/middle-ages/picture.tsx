import clsx from "clsx";
import type { ReactNode } from "react";
import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import type { Translate } from "../board.ts";
import type { BoardPicture } from "../picture.ts";
import colors from "./domain-colors.module.css";
import { emblems, signs } from "./emblem-drawings.tsx";
import { domains, type Fief, type MiddleAges, type Row, type Spot, type Tile } from "./game.ts";
import styles from "./picture.module.css";

const width = 820;
const height = 600;
const rowHeight = 148;
const lineHeight = 112;
const tile = { width: 134, height: 132 };

/** The rows of tiles with the lords on them; when no tile is left, the domains of every fief. */
export const pictures: readonly BoardPicture<MiddleAges>[] = [
  {
    id: "middle-ages",
    width,
    height,
    Picture: ({ translate, model: { view } }) => {
      const t = translate("middle-ages");
      const rows = view.rows.slice(0, 4);
      if (rows.every(({ spots }) => spots.every((spot) => spot.tile === null))) {
        const top = (height - view.fiefs.length * lineHeight) / 2;
        return view.fiefs.map((fief, place) => <FiefLine key={fief.seat} fief={fief} y={top + place * lineHeight} />);
      }
      return rows.map((row, place) => <PictureRow key={row.round} t={t} row={row} y={4 + place * rowHeight} />);
    },
  },
];

interface RowProps {
  readonly t: Translate;
  readonly row: Row;
  readonly y: number;
}

/** A row that is too wide for the picture is drawn smaller. */
function PictureRow({ t, row, y }: RowProps) {
  const scale = Math.min(1, (width - 62) / (row.spots.length * (tile.width + 10)));
  return (
    <g transform={`translate(0 ${y})`}>
      <text className={styles.round} x="28" y="80">
        {row.round}
      </text>
      <g transform={`translate(62 ${((1 - scale) * tile.height) / 2}) scale(${scale})`}>
        {row.spots.map((spot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row is its number.
          <g key={place} transform={`translate(${place * (tile.width + 10)} 0)`}>
            <Place t={t} spot={spot} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Place({ t, spot: { tile: shown, lord, scout, gatheredBy } }: { readonly t: Translate; readonly spot: Spot }) {
  if (shown === null) return <Gap gatheredBy={gatheredBy} />;
  return (
    <>
      <rect className={styles.tile} width={tile.width} height={tile.height} rx="4" />
      <text className={styles.number} x="9" y="27">
        {shown.number}
      </text>
      <TileSigns tile={shown} />
      <Emblem domain={shown.domain} x={32} y={34} size={70} />
      <text className={styles.name} x={tile.width / 2} y={tile.height - 10}>
        {t(`domain.${shown.domain}`)}
      </text>
      {scout === null ? null : <use href={`#p-${tinctureOf(scout)}`} x="98" y="34" width="36" height="43" />}
      {lord === null ? null : <use href={`#l-${tinctureOf(lord)}`} x="90" y="62" width="46" height="66" />}
    </>
  );
}

function Gap({ gatheredBy }: Pick<Spot, "gatheredBy">) {
  return (
    <>
      <rect className={styles.gap} width={tile.width} height={tile.height} rx="4" />
      {gatheredBy === null ? null : <use href={`#s-${tinctureOf(gatheredBy)}`} x="51" y="47" width="32" height="39" />}
    </>
  );
}

function TileSigns({ tile: { peasants, chests } }: { readonly tile: Tile }) {
  const shown = [...repeated("peasant" as const, peasants), ...repeated("chest" as const, chests)];
  return shown.map(({ sign, key }, place) => (
    <Drawing key={key} x={tile.width - 28 - place * 24} y={6} scale={0.92}>
      {signs[sign]}
    </Drawing>
  ));
}

const repeated = <Name extends string>(sign: Name, count: number) =>
  Array.from({ length: count }, (_, place) => ({ sign, key: `${sign} ${place}` }));

interface FiefLineProps {
  readonly fief: Fief;
  readonly y: number;
}

/** The seat of a fief, and its domains with how many tiles each has. */
function FiefLine({ fief, y }: FiefLineProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <use href={`#l-${tinctureOf(fief.seat)}`} x="6" y="6" width="50" height="71" />
      {domains.map((domain, place) => (
        <g key={domain} transform={`translate(${68 + place * 94} 0)`}>
          <rect className={styles.tile} width="86" height="84" rx="4" />
          <Emblem domain={domain} x={14} y={4} size={58} />
          <text className={styles.name} x="43" y="77">
            {fief.columns[place]?.length ?? 0}
          </text>
        </g>
      ))}
    </g>
  );
}

interface EmblemProps {
  readonly domain: Tile["domain"];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Emblem = ({ domain, x, y, size }: EmblemProps) => (
  <Drawing className={colors[domain]} x={x} y={y} scale={size / 64}>
    {emblems[domain]}
  </Drawing>
);

interface DrawingProps {
  readonly className?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly children: ReactNode;
}

/** In place, not by a reference: its colours come from the elements around it. */
const Drawing = ({ className, x, y, scale, children }: DrawingProps) => (
  <g className={clsx(styles.drawing, className)} transform={`translate(${x} ${y}) scale(${scale})`}>
    {children}
  </g>
);
