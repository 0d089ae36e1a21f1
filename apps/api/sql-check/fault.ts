import { relative } from "node:path";
import ts from "typescript";

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export function faultAt(node: ts.Node, message: string): Fault {
  const source = node.getSourceFile();
  const { line, character } = ts.getLineAndCharacterOfPosition(source, node.getStart());
  return { file: source.fileName, line: line + 1, column: character + 1, message };
}

/** As editors and terminals recognise a place. */
export function printed({ file, line, column, message }: Fault, folder: string): string {
  return `${relative(folder, file)}:${line}:${column}  ${message}`;
}
