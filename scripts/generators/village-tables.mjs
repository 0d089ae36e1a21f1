import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

const game = "packages/engine/src/games/village";
const begin = "<!-- generated tables -->";
const end = "<!-- end of the generated tables -->";

/** A rulebook of Village, its tables made again from the components. `file` is its path from the root. */
export function villageRules(file, language) {
  const text = readFileSync(join(root, file), "utf8");
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${file} has no place for generated tables`);
  return `${before}${begin}\n\n${tablesIn(language).join("\n\n")}\n\n${end}${after}`;
}

/** One numbered rule and its table for each kind of component. */
function tablesIn(language) {
  const file = readJson(`${game}/model/components/reconstruction-1.json`);
  const words = { ...readJson(`packages/wording/messages/${language}/village.json`), ...own[language] };
  return [cubes, chronicle, paths, cities, council, customers].map((tableOf, place) => {
    const { rule, head, rows } = tableOf(file, words);
    const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    return `**VIL-16.${place + 1}** *(${words.ruling})* ${rule}\n\n${lines.join("\n")}`;
  });
}

function cubes({ setup_cards }, words) {
  const rows = Object.entries(setup_cards.placed).map(([action, bySeats]) => [
    words.action[action],
    ...counts(bySeats),
  ]);
  const added = [words.added, ...counts(setup_cards.added_per_colour)];
  return { rule: words.rules.cubes, head: [words.space, ...words.players], rows: [added, ...rows] };
}

function chronicle({ chronicle, graves }, words) {
  const rows = Object.entries(chronicle.places).map(([name, bySeats]) => [words.profession[name], ...counts(bySeats)]);
  const head = [words.space, ...words.players];
  return { rule: words.rules.chronicle, head, rows: [...rows, [words.graves, ...counts(graves)]] };
}

function paths({ travel }, words) {
  const nameOf = (place) => (place === "village" ? words.village : words.place[`city-${place}`]);
  const rows = travel.paths.map(({ from, to, time, price, source }) => {
    const cost = [words.time(time), ...waresOf(price, words)].join(", ");
    return [`${nameOf(from)} – ${nameOf(to)}`, cost, words.source[source]];
  });
  return { rule: words.rules.paths, head: [words.path, words.cost, words.from], rows };
}

function cities({ travel }, words) {
  const rows = travel.cities.map(({ id, prestige, coins, cubes: chosen, source }) => {
    const reward = [
      ...(prestige > 0 ? [`${prestige} prestige`] : []),
      ...(coins > 0 ? waresOf({ coin: coins }, words) : []),
      ...(chosen > 0 ? [words.cubes(chosen)] : []),
    ];
    return [words.place[`city-${id}`], reward.join(", "), words.source[source]];
  });
  return { rule: words.rules.cities, head: [words.city, words.reward, words.from], rows };
}

function council({ council: { levels } }, words) {
  const rows = levels.map(({ level, time, source }) => [`${level}`, words.time(time), words.source[source]]);
  return { rule: words.rules.council, head: [words.level, words.cost, words.from], rows };
}

function customers({ customers: all }, words) {
  const rows = all.map(({ asks, prestige, reconstructed }) => {
    const source = reconstructed ? "reconstructed" : "rulebook";
    return [waresOf(asks, words).join(", "), `${prestige}`, words.source[source]];
  });
  return { rule: words.rules.customers, head: [words.asks, "prestige", words.from], rows };
}

const counts = (bySeats) => ["2", "3", "4"].map((seats) => `${bySeats[seats]}`);

/** As the messages name them: `2 pink cubes`. */
function waresOf(price, { ware }) {
  return Object.entries(price).map(([name, count]) => {
    const { one, other } = /one \{# (?<one>[^}]*)\} other \{# (?<other>[^}]*)\}/.exec(ware[name]).groups;
    return `${count} ${count === 1 ? one : other}`;
  });
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

const own = {
  en: {
    ruling: "ruling",
    rules: {
      cubes:
        "Reconstructed: the cubes of each colour that are added to the bag, and the cubes placed on each action space, with 2, 3 and 4 players.",
      chronicle:
        "Reconstructed, but for the graves with 4 players: the spaces of the chronicle and the graves, with 2, 3 and 4 players.",
      paths: "The paths of the travel map, each with its cost and our source.",
      cities: "The rewards of the cities, each with our source.",
      council: "The time that each level of the council chamber costs, each with our source.",
      customers: "The customers, each with what it asks for, its prestige and our source.",
    },
    space: "space",
    players: ["2 players", "3 players", "4 players"],
    added: "Added to the bag, of each colour",
    graves: "anonymous graves",
    path: "path",
    cost: "cost",
    city: "city",
    reward: "reward",
    level: "level",
    asks: "asks for",
    from: "source",
    time: (count) => `${count} time`,
    cubes: (count) => `${count} influence cubes of your choice`,
    source: { rulebook: "the booklet", reviews: "reviews", reconstructed: "reconstructed" },
  },
  fr: {
    ruling: "décision",
    rules: {
      cubes:
        "Reconstitution\u00a0: les cubes de chaque couleur ajoutés dans le sac et les cubes posés sur chaque case Action, à 2, 3 et 4 joueurs.",
      chronicle:
        "Reconstitution, sauf les tombes à 4 joueurs\u00a0: les places des archives et les tombes, à 2, 3 et 4 joueurs.",
      paths: "Les chemins de la carte des voyages, avec leur coût et notre source.",
      cities: "Les récompenses des cités, avec notre source.",
      council: "Le temps que coûte chaque niveau de la Chambre du Conseil, avec notre source.",
      customers: "Les clients, avec ce qu’ils demandent, leur prestige et notre source.",
    },
    space: "emplacement",
    players: ["2 joueurs", "3 joueurs", "4 joueurs"],
    added: "Ajoutés dans le sac, par couleur",
    graves: "tombes anonymes",
    path: "chemin",
    cost: "coût",
    city: "cité",
    reward: "récompense",
    level: "niveau",
    asks: "demande",
    from: "source",
    time: (count) => `${count} temps`,
    cubes: (count) => `${count} cubes d’influence de votre choix`,
    source: { rulebook: "livret", reviews: "critiques", reconstructed: "reconstitution" },
  },
};
