import type { TreeNode } from "../catalog/query-tree.ts";
import { alwaysNull, type Fact, neverNull } from "./facts.ts";

/** A constant in a statement: texts and empty arrays are told apart, other values are not. */
export function constantFact(node: TreeNode, type: string): Fact {
  if (node.is("constisnull")) return alwaysNull;
  const text = textOf(node);
  if (type === "text" || type === "character varying") return { isNullable: false, enumValues: new Set([text]) };
  if (type === "json" && text.trim() === "[]") return emptyJson;
  if (type === "jsonb" && bytesOf(node).join() === emptyArrayInJsonb) return emptyJson;
  // The first number in an array is that of its dimensions.
  if (type.endsWith("[]") && bytesOf(node).slice(0, 4).join() === "0,0,0,0")
    return { isNullable: false, enumValues: new Set() };
  return neverNull;
}

/** The text of a constant, such as a key of json_build_object. */
export function textOf(node: TreeNode): string {
  return Buffer.from(bytesOf(node)).toString();
}

/** The number of bytes stands before them, and in values of variable length once more; literals without a type end with 0. */
function bytesOf(node: TreeNode): readonly number[] {
  const bytes = node.numbers("constvalue").slice(1);
  return node.text("constlen") === cString ? bytes.slice(0, -1) : bytes.slice(headerBytes);
}

const cString = "-2";
const headerBytes = 4;

const emptyJson: Fact = { isNullable: false, json: { type: "empty array" } };
const emptyArrayInJsonb = "0,0,0,64";
