import { type JsonObject, mapOperations, type OpenApiDocument } from "./json.ts";

/** Returns the document with a description of each parameter whose meaning follows from its name. */
export function withParameterDescriptions(document: OpenApiDocument): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const parameters = operation.parameters as readonly JsonObject[] | undefined;
    if (parameters === undefined) return operation;
    return { ...operation, parameters: parameters.map(described) };
  });
}

function described(parameter: JsonObject): JsonObject {
  const standard = descriptions[String(parameter.name)];
  return parameter.description !== undefined || standard === undefined
    ? parameter
    : { ...parameter, description: standard };
}

const descriptions: Readonly<Record<string, string>> = {
  channel: "How notifications are sent.",
  code: "The code of a problem.",
  delivery: "The id of a delivery.",
  device: "The id of a device that gets notifications.",
  entry: "The id of a diary entry.",
  hours: "Length of the period that ends now.",
  job: "The number of a job.",
  kind: "Only accounts of this kind.",
  language: "The language of the texts.",
  limit: "Maximum number of entries.",
  name: "The beginning of the name.",
  passkey: "The id of a passkey.",
  phase: "Only tournaments in this phase.",
  report: "The id of a report.",
  ruleset: "The id of a ruleset, such as `village`.",
  sanction: "The id of a sanction.",
  seat: "The number of a seat, from 0.",
  session: "The id of a session.",
  sort: "The order; `-` in front means descending.",
  state: "Only entries in this state.",
  subject: "Only entries about this kind of subject.",
  task: "Only jobs with this task.",
  token: "The token in the link of an e-mail.",
  visibility: "Only games with this visibility.",
  webhook: "The id of a webhook.",
};
