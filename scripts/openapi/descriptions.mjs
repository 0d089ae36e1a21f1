import { STATUS_CODES } from "node:http";
import { operationsOf } from "./operations.mjs";
import { resolve } from "./resolve.mjs";

/** What is added to every operation: no description of what it does. */
const added = [
  /^(Public: no token|Public\. With a |Needs a session|Needs the role )/,
  /^At most \d+ requests per minute /,
  /^Deprecated since /,
];

/** Lists operations that do not say what they do, and responses of which only the name of the status is said. */
export function descriptionFaults(document) {
  return operationsOf(document).all.flatMap((operation) => [
    ...(isDescribed(operation) ? [] : [`${operation.operationId}: no description of what it does`]),
    ...faultsOfResponses(document, operation),
  ]);
}

function isDescribed({ description = "" }) {
  return description.split("\n\n").some((part) => part !== "" && !added.some((sentence) => sentence.test(part)));
}

function faultsOfResponses(document, { operationId, responses }) {
  return Object.entries(responses).flatMap(([status, response]) => {
    const { description = "" } = resolve(document, response);
    const names = ["", "OK", STATUS_CODES[status]];
    return names.includes(description.replace(/\.$/, ""))
      ? [`${operationId}: ${status} says only "${description}"`]
      : [];
  });
}
