import clsx from "clsx";
import ink from "../icons/drawing.module.css";
import { shieldOutline } from "./shield.tsx";
import { type Tincture, tinctureLetters, tinctures } from "./tincture.ts";

/** The definitions that every shield, lord and scout of the page refers to. */
export function SeatSymbols() {
  return tinctures.map((tincture) => <TinctureSymbols key={tincture} tincture={tincture} />);
}

const coronet = "M4 1L2-7 8-3.5 12-9l4 5.5L22-7 20 1z";
const pennon = "M5 4H29L23 12 29 20H5Z";
const pole = "M4 2V36";

function TinctureSymbols({ tincture }: { tincture: Tincture }) {
  return (
    <>
      <symbol id={`s-${tincture}`} viewBox="0 0 24 29">
        <path className={ink.edge} d={shieldOutline} />
        <Hatched outline={shieldOutline} tincture={tincture} />
        <Letter tincture={tincture} x={12} y={18.3} />
      </symbol>
      <symbol id={`l-${tincture}`} viewBox="-2 -10 28 40">
        <path className={ink.edge} d={coronet} />
        <path className={ink.edge} d={shieldOutline} />
        <Hatched outline={shieldOutline} tincture={tincture} />
        <path className={ink.outline} d={coronet} style={{ fill: `var(--${tincture})` }} />
        <Letter tincture={tincture} x={12} y={18.3} />
      </symbol>
      <symbol id={`p-${tincture}`} viewBox="0 0 32 38">
        <path className={ink.edge} d={`${pole}${pennon}`} />
        <Hatched outline={pennon} tincture={tincture} />
        <path className={clsx(ink.outline, ink.pole)} d={pole} fill="none" />
        <Letter tincture={tincture} x={14} y={17} />
      </symbol>
    </>
  );
}

function Hatched({ outline, tincture }: { outline: string; tincture: Tincture }) {
  return (
    <>
      <path d={outline} style={{ fill: `var(--${tincture})` }} />
      <path className={ink.hatch} d={outline} fill={`url(#h-${tincture})`} />
      <path className={ink.outline} d={outline} fill="none" />
    </>
  );
}

function Letter({ tincture, x, y }: { tincture: Tincture; x: number; y: number }) {
  return (
    <text className={ink.letter} x={x} y={y} style={{ fill: `var(--on-${tincture})`, stroke: `var(--${tincture})` }}>
      {tinctureLetters[tincture]}
    </text>
  );
}
