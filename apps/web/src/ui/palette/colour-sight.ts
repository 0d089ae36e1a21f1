/** A colour as `#rrggbb`. */
export type Hex = string;
export type Eye = keyof typeof eyes;

/** Machado, Oliveira and Fernandes 2009, severity 1: what each eye makes of linear red, green and blue. */
export const eyes = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** CIEDE2000 between two colours as one eye sees them. */
export function difference(one: Hex, other: Hex, eye: Eye): number {
  return ciede2000(lab(one, eye), lab(other, eye));
}

type Triple = readonly [number, number, number];

function linear(hex: Hex): Triple {
  const part = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;
const luminance = (hex: Hex) => dot(linear(hex), [0.2126, 0.7152, 0.0722]);

function lab(hex: Hex, eye: Eye): Triple {
  const [red, green, blue] = eyes[eye].map((row) => Math.min(1, Math.max(0, dot(linear(hex), row))));
  const seen: Triple = [red ?? 0, green ?? 0, blue ?? 0];
  const bent = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bent(dot(seen, [0.4124564, 0.3575761, 0.1804375]) / 0.95047);
  const y = bent(dot(seen, [0.2126729, 0.7151522, 0.072175]));
  const z = bent(dot(seen, [0.0193339, 0.119192, 0.9503041]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hue = (b: number, a: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Sharma, Wu and Dalal 2005. */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const h = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const angle = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t);
  const cross =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + angle ** 2 + cross * chroma * angle);
}
