// Reads tokens.css and checks WCAG contrast in both themes and the seat tinctures under simulated colour-vision deficiency.
// node scripts/check-palette.mjs   (exit code 1 when something falls short)
import { readFileSync } from "node:fs";
const css = readFileSync(new URL("../src/ui/styles/tokens.css", import.meta.url), "utf8");
const block = (start) =>
  Object.fromEntries(
    [
      ...css
        .slice(css.indexOf(start), css.indexOf("\n}", css.indexOf(start)))
        .matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g),
    ].map((m) => [m[1], m[2]]),
  );
const root = block(":root {");
const themes = {
  vellum: { ...root, ...block(':root,\n[data-theme="vellum"]') },
  candlelight: { ...root, ...block('\n[data-theme="candlelight"]') },
};
const grounds = { vellum: ["#fbf5e5", "#ecdfc0"], candlelight: ["#32240f", "#120d08"] }; // the two ends of --grain
const seats = ["gules", "azure", "or", "sable", "vert", "purpure"];
const domains = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"];

const linear = (h) =>
  [1, 3, 5]
    .map((i) => parseInt(h.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const luminance = (h) => linear(h).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

// Machado, Oliveira, Fernandes 2009, severity 1
const eyes = {
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
};
const lab = (hex, eye) => {
  const v = linear(hex);
  const [r, g, b] = eyes[eye].map((row) => Math.min(1, Math.max(0, row[0] * v[0] + row[1] * v[1] + row[2] * v[2])));
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = [
    f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047),
    f(0.2126729 * r + 0.7151522 * g + 0.072175 * b),
    f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const rad = (d) => (d * Math.PI) / 180;
const ciede2000 = ([L1, a1, b1], [L2, a2, b2]) => {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2,
    G = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const p = a1 * (1 + G),
    q = a2 * (1 + G),
    C1 = Math.hypot(p, b1),
    C2 = Math.hypot(q, b2),
    Cm = (C1 + C2) / 2,
    Lm = (L1 + L2) / 2;
  const h1 = ((Math.atan2(b1, p) * 180) / Math.PI + 360) % 360,
    h2 = ((Math.atan2(b2, q) * 180) / Math.PI + 360) % 360;
  let dh = h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const hm = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const T =
    1 -
    0.17 * Math.cos(rad(hm - 30)) +
    0.24 * Math.cos(rad(2 * hm)) +
    0.32 * Math.cos(rad(3 * hm + 6)) -
    0.2 * Math.cos(rad(4 * hm - 63));
  const l = (L2 - L1) / (1 + (0.015 * (Lm - 50) ** 2) / Math.sqrt(20 + (Lm - 50) ** 2)),
    c = (C2 - C1) / (1 + 0.045 * Cm),
    h = (2 * Math.sqrt(C1 * C2) * Math.sin(rad(dh / 2))) / (1 + 0.015 * Cm * T);
  const turn = -2 * Math.sqrt(Cm ** 7 / (Cm ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((hm - 275) / 25) ** 2))));
  return Math.sqrt(l * l + c * c + h * h + turn * c * h);
};

let short = 0,
  checks = 0;
const need = (what, value, least) => {
  checks++;
  if (value < least) {
    short++;
    console.log(`SHORT  ${what}: ${value.toFixed(2)}, needs ${least}`);
  }
};
for (const [name, t] of Object.entries(themes)) {
  const on = (ink, backs, least) => need(`${name} ${ink}`, Math.min(...backs.map((b) => contrast(t[ink], b))), least);
  const page = [...grounds[name], t.leaf];
  for (const ink of [
    "ink",
    "ink-2",
    "ink-3",
    "rubric",
    "lapis",
    "good",
    "bad",
    "gilt-ink",
    ...seats.map((s) => `${s}-ink`),
  ])
    on(ink, page, 4.5);
  for (const line of ["rule-strong", "gilt", "focus"]) on(line, page, 3);
  on("on-button", [t.button], 4.5);
  on("ink", [t["gilt-wash"], t.recess], 4.5);
  on("ink-2", [t["gilt-wash"], t.recess], 4.5);
  on("piece-ink", [t.piece, t.board, ...domains.map((d) => t[`wash-${d}`])], 4.5);
  on("piece-ink-soft", [t.piece], 4.5);
}
for (const s of seats) need(`letter on ${s}`, contrast(root[s], root[`on-${s}`]), 4.5);
for (const eye of Object.keys(eyes)) {
  let least = [Infinity];
  for (const a of seats)
    for (const b of seats)
      if (a < b) {
        const d = ciede2000(lab(root[a], eye), lab(root[b], eye));
        if (d < least[0]) least = [d, a, b];
      }
  console.log(`${eye}: nearest seats ${least[1]} and ${least[2]}, CIEDE2000 ${least[0].toFixed(1)}`);
  need(`seats, ${eye}`, least[0], 15);
}
console.log(`${checks} checks, ${short} short`);
process.exitCode = short ? 1 : 0;
