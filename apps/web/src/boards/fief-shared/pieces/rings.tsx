import clsx from "clsx";

/** Something may be chosen here, or is chosen, or would come after what is chosen. */
export type Highlight = "lit" | "chosen" | "onward";

/** Gold leaf, under the shield and the name: what you may do. */
export function HighlightRing({ radius, highlight }: { readonly radius: number; readonly highlight: Highlight }) {
  return (
    <g className={clsx("gilt-ring", highlight)}>
      <circle className="halo" r={radius} />
      <circle className="leaf-gold" r={radius} />
    </g>
  );
}

const stakes = Array.from({ length: 20 }, (_, place) => place * 18);

/** The red stakes of a siege. */
export function Stakes({ radius }: { readonly radius: number }) {
  return (
    <g className="stakes">
      <circle r={radius} />
      {stakes.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={`M0 ${0 - radius - 4}V${4 - radius}`} />
      ))}
    </g>
  );
}
