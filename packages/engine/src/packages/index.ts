export { questionsOf } from "./law-faults.ts";
export { type PackageCheck, type PackageFault, packageFaults } from "./package-faults.ts";
export { booksOf, rulebooksOf } from "./rule-faults.ts";
export type { PackageSchema, RulesetPackage } from "./ruleset-package.ts";
