// What browsers load to verify the log of a game: the same code as the API and the command use.
export { rulesetsWithoutBooks } from "../game/rulesets.ts";
export { verificationOf } from "./verification-of.ts";
export { verificationSteps } from "./verify-export.ts";
