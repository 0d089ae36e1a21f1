/** The minimum version of each major that installed packages need, as in `engines` of package.json. */
const oldest = { 20: [20, 19], 22: [22, 13], 24: [24, 0], 25: [25, 0], 26: [26, 0] };
const newestTried = 26;

/** Exits with a message if Node is too old; warns if the version is untested. */
export function requireNode() {
  const { verdict, sentence } = judged(process.versions.node);
  if (sentence !== undefined) console.error(sentence);
  if (verdict === "refused") process.exit(1);
}

/** Returns whether Seneschal runs on a version of Node (`supported`, `untried` or `refused`) and a message. */
export function judged(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major > newestTried) {
    const sentence = `Seneschal is tested on Node 20 to ${newestTried}, not yet on ${version}: if something fails, try Node 24.`;
    return { verdict: "untried", sentence };
  }
  const wanted = oldest[major];
  if (wanted !== undefined && minor >= wanted[1]) return { verdict: "supported", sentence: undefined };
  const sentence = `Seneschal needs Node 24, or another from 20.19 to ${newestTried} (of Node 22, 22.13 or newer; not 21 or 23); this is ${version}.`;
  return { verdict: "refused", sentence };
}
