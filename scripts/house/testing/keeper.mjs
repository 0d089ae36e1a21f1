// Starts a part and waits to be killed.
import { startPart } from "../part.mjs";

const [, , follow, ticking, notes] = process.argv;
startPart({ name: "test-kept", args: ["--import", follow, ticking, notes], env: {}, onGone: () => {} });
setInterval(() => {}, 1000);
