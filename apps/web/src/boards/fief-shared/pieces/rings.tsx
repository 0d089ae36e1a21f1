import clsx from "clsx";

/** Something may be chosen here, or is chosen, or would come after what is chosen. */
export type Light = "lit" | "chosen" | "onward";

/** Gold leaf, under the shield and the name: what you may do. */
export function GiltRing({ radius, light }: { readonly radius: number; readonly light: Light }) {
  return (
    <g className={clsx("gilt-ring", light)}>
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
