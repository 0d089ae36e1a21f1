import type { Client } from "pg";
import type ts from "typescript";
import { readCatalog } from "./catalog/catalog.ts";
import { classFaults } from "./check-classes.ts";
import { checkRows, isOpaque } from "./check-rows.ts";
import { checkValues, valueFactsOf } from "./check-values.ts";
import { type Column, type Describe, type Description, describeWith } from "./describe-statement.ts";
import { eitherOf } from "./facts/facts.ts";
import { type Fault, faultAt } from "./fault.ts";
import { findStatements, type Statement } from "./statements/find-statements.ts";

export interface Report {
  readonly statements: number;
  readonly variants: number;
  readonly faults: readonly Fault[];
}

/** Checks every query in these files against a database that has the tables. */
export async function checkProgram(
  program: ts.Program,
  isChecked: (file: string) => boolean,
  client: Client,
): Promise<Report> {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName));
  const { statements, faults } = findStatements(checker, files);
  const describe = describeWith(client, await readCatalog(client));
  const found = [...faults, ...nameFaults(statements), ...statements.flatMap(classFaults)];
  for (const statement of statements) found.push(...(await statementFaults(checker, describe, statement)));
  return {
    statements: statements.length,
    variants: statements.flatMap(({ variants }) => variants).length,
    faults: found,
  };
}

async function statementFaults(
  checker: ts.TypeChecker,
  describe: Describe,
  statement: Statement,
): Promise<readonly Fault[]> {
  const values = valueFactsOf(checker, statement) ?? [];
  const descriptions: Description[] = [];
  for (const { text } of statement.variants) {
    try {
      descriptions.push(await describe(text, values));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return [faultAt(statement.call, `Postgres rejects the statement: ${error.message}\n${text}`)];
    }
  }
  const lists = new Map(descriptions.map(({ parameters }) => [parameters.join(), parameters]));
  return [
    ...rowFaults(checker, statement, descriptions),
    ...[...lists.values()].flatMap((parameters) => checkValues(checker, statement, parameters)),
  ];
}

function rowFaults(checker: ts.TypeChecker, statement: Statement, descriptions: readonly Description[]) {
  if (isOpaque(checker, statement.row)) return [];
  const columns = columnsOfAll(descriptions);
  if (columns === undefined) return [faultAt(statement.call, "the variants of the statement return different columns")];
  return checkRows(checker, statement, columns);
}

/** The columns of all variants of a statement; undefined, if their names or types differ. */
function columnsOfAll(variants: readonly Description[]): readonly Column[] | undefined {
  const [first] = variants;
  const isAlike = variants.every((variant) => signatureOf(variant) === (first && signatureOf(first)));
  if (first === undefined || !isAlike) return undefined;
  return first.columns.map((column, place) => ({
    ...column,
    ...eitherOf(variants.map(({ columns }) => columns[place] ?? column)),
  }));
}

function signatureOf({ columns }: Description): string {
  return JSON.stringify(columns.map(({ name, type }) => [name, type]));
}

/** Postgres keeps a prepared statement by its name, so a name belongs to one text. */
function nameFaults(statements: readonly Statement[]): readonly Fault[] {
  const textsByName = new Map<string, string>();
  return statements.flatMap(({ call, variants }) =>
    variants.flatMap(({ name, text }) => {
      if (name === undefined) return [];
      const known = textsByName.get(name) ?? text;
      textsByName.set(name, known);
      return text === known ? [] : [faultAt(call, `"${name}" names statements that differ`)];
    }),
  );
}
