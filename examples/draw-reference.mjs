// Draws a game from its reference data alone, with all names in one language:
//   curl -s https://seneschal.example/v1/rulesets/fief-1429/reference | node examples/draw-reference.mjs fr > map.svg
import { text } from "node:stream/consumers";

const [language = "en"] = process.argv.slice(2);
const reference = JSON.parse(await text(process.stdin));
const { names, components, title } = reference;
const column = 200;
const line = 16;

const picture = drawn();
const list = listed();
const [width, height] = [Math.max(picture.width, 1060), picture.height + list.height];
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -30 ${width} ${height + 30}" font-family="serif">
<rect y="-30" width="${width}" height="${height + 30}" fill="#f4ecd8"/>
${label([10, -8], title[language], 22)}
${picture.text}
<g transform="translate(0 ${picture.height})">${list.text}</g>
</svg>
`);

/** Each ruleset has components of its own kind: a map, tiles, a village, or none. */
function drawn() {
  if (components === null) return { width: 0, height: 0, text: "" };
  if (components.map) return drawnMap(components.map);
  if (components.tiles) return drawnTiles(components);
  return drawnVillage(components.board);
}

function drawnMap({ width, height, villages, roads, fiefs = [], regions = [], bishoprics = [], sees = [] }) {
  const placeOf = Object.fromEntries(villages.map(({ village, at }) => [village, at]));
  const towns = new Set([...bishoprics.map(({ chiefTown }) => chiefTown), ...sees.map(({ see }) => see)]);
  const lands = [...fiefs, ...regions].map(({ fief, region, titlePrice, nameAt }) => {
    const name = fief ? nameOf("fief", fief) : nameOf("region", region);
    const price = titlePrice === undefined ? "" : ` (${titlePrice})`;
    return label([nameAt.x, nameAt.y], `${name}${price}`, 15, {
      anchor: "middle",
      fill: "#8a6d3b",
    });
  });
  const ways = roads.map(({ between: [one, other], hasBridge, bend }) => {
    const [from, to] = [placeOf[one], placeOf[other]];
    const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
    const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
    const colour = hasBridge ? "#224a91" : "#8b7355";
    return `<path d="M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}" fill="none" stroke="${colour}" stroke-width="3"/>`;
  });
  const spots = villages.map(
    ({ village, at }) =>
      `<circle cx="${at.x}" cy="${at.y}" r="${towns.has(village) ? 11 : 7}" fill="#a3271c"/>${label([at.x, at.y + 24], nameOf("village", village), 14, { anchor: "middle" })}`,
  );
  return { width, height, text: [...lands, ...ways, ...spots].join("\n") };
}

/** A row for each domain, in the order of the fief board. */
function drawnTiles({ domains, tiles }) {
  const rows = domains.map(({ domain }, row) => {
    const own = tiles.filter((tile) => tile.domain === domain);
    const faces = own.map(({ number, stack, peasants, chests }, place) => {
      const symbols = "●".repeat(peasants) + "■".repeat(chests);
      const fill = stack === "blue" ? "#cfdcee" : "#f0d2ae";
      return `<g transform="translate(${160 + place * 74} 0)"><rect width="68" height="56" fill="${fill}"/>${label([6, 20], number, 16)}${label([6, 44], symbols, 14)}</g>`;
    });
    return `<g transform="translate(10 ${row * 66})">${label([0, 30], nameOf("domain", domain), 18)}${faces.join("")}</g>`;
  });
  const most = Math.max(...domains.map(({ domain }) => tiles.filter((tile) => tile.domain === domain).length));
  return { width: 180 + most * 74, height: domains.length * 66, text: rows.join("\n") };
}

/** What is printed on the board: crafts, the roads between the cities, and the council chamber. */
function drawnVillage({ crafts, paths, cities, council }) {
  const paid = (wares) => wares.map((ware) => nameOf("ware", ware)).join(" + ");
  const rows = [
    ...crafts.map(({ building, goods, price }) => [
      nameOf("building", building),
      `${goods.map((good) => nameOf("good", good)).join(", ")}: ${paid(price)}`,
    ]),
    ...cities.map(({ city, prestige, coins }) => [nameOf("city", city), `★${prestige} ¢${coins}`]),
    ...paths.map(({ from, to, time, price }) => [
      `${from === null ? title[language] : nameOf("city", from)} → ${nameOf("city", to)}`,
      `${time} + ${paid(price)}`,
    ]),
    ...council.map(({ level, prices, score }) => [
      `${nameOf("profession", "council")} ${level}`,
      `${prices.map(paid).join(" / ")} ★${score}`,
    ]),
  ];
  const text = rows.map(
    ([name, what], row) => label([10, 20 + row * 22], name, 16) + label([330, 20 + row * 22], what, 14),
  );
  return { width: 1060, height: rows.length * 22 + 20, text: text.join("\n") };
}

/** Every name, by the kind of thing. */
function listed() {
  const rows = Object.entries(names).flatMap(([kind, byId]) => [
    { text: kind, isKind: true },
    ...Object.values(byId).map((name) => ({ text: name[language], isKind: false })),
  ]);
  const perColumn = Math.ceil(rows.length / 5);
  const text = rows.map(({ text, isKind }, place) => {
    const [x, y] = [10 + Math.floor(place / perColumn) * (column + 10), 40 + (place % perColumn) * line];
    return label([x, y], text, isKind ? 13 : 11, { fill: isKind ? "#a3271c" : "#1e1710" });
  });
  return { height: 60 + perColumn * line, text: text.join("\n") };
}

function nameOf(kind, id) {
  const name = names[kind]?.[id]?.[language];
  if (name === undefined) throw new Error(`no name for the ${kind} ${id} in ${language}`);
  return name;
}

function label([x, y], words, size, { anchor = "start", fill = "#1e1710" } = {}) {
  const escaped = String(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escaped}</text>`;
}
