const least = [20, 19];

/** Stops with a sentence where Node is too old for what is installed next. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isEnough = major > least[0] || (major === least[0] && minor >= least[1]);
  if (isEnough) return;
  console.error(`Seneschal needs Node ${least.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
