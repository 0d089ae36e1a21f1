/** Round distances between the lines of a scale, in any power of ten. */
const roundSteps = [1, 2, 5, 10];

/** The marks of a scale of whole numbers from 0 to at least `max`, about `parts` apart. The last one ends the scale. */
export function scaleUpTo(max: number, parts = 4): readonly number[] {
  const step = roundStep(max / parts);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, mark) => mark * step);
}

/** The smallest round distance that is at least `least`, and at least 1. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = roundSteps.find((one) => one * power >= least) ?? 10;
  return factor * power;
}
