import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Mutant } from "../../../.storybook/mutant";

/** A mutant, and what it is in words. */
export interface NamedMutant extends Mutant {
  line: number;
  what: string;
}

type Add = (node: ts.Node, replacement: string, what?: string) => void;

/** A color that no theme has. */
const strangeColor = '"rgb(1, 2, 3)"';

const opposites = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.LessThanToken, ">="],
  [ts.SyntaxKind.GreaterThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, ">"],
  [ts.SyntaxKind.GreaterThanEqualsToken, "<"],
]);

/** What decides by one side alone. */
const joining = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Small changes of every kind that a hurried edit makes: a word gone, a state forgotten, a value off. */
export function mutantsOf(file: string): NamedMutant[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: NamedMutant[] = [];
  const add: Add = (node, replacement, what = node.getText(source)) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const short = what.replaceAll(/\s+/g, " ").slice(0, 70);
    const words = `${short} -> ${replacement.replaceAll(/\s+/g, " ").slice(0, 40) || "(nothing)"}`;
    found.push({ file, start, end: node.getEnd(), replacement, line, what: words });
  };
  const change = file.endsWith(".css.ts") ? changeStyle : changeCode;
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    // What developers alone are warned of.
    if (ts.isIfStatement(node) && node.expression.getText().includes("process.env.NODE_ENV"))
      return;
    change(node, add);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function changeStyle(node: ts.Node, add: Add): void {
  if (!ts.isPropertyAssignment(node)) return;
  const { initializer } = node;
  if (ts.isObjectLiteralExpression(initializer)) return;
  // Replaced by what sets nothing, so that the comma behind it may stay.
  add(node, "...{}");
  if (initializer.getText().startsWith("vars.color.")) add(initializer, strangeColor);
}

function changeCode(node: ts.Node, add: Add): void {
  if (ts.isJsxAttribute(node) && node.name.getText() !== "key") add(node, "");
  if (ts.isJsxSpreadAttribute(node)) add(node, "");
  if (ts.isConditionalExpression(node))
    add(node, `(${node.whenTrue.getText()})`, `only where ${node.condition.getText()}`);
  if (ts.isBinaryExpression(node)) changeBinary(node, add);
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    // A warning for developers is no part of what a page does.
    if (!node.getText().startsWith("warn")) add(node, ";");
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false", node.parent.getText());
  if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true", node.parent.getText());
}

function changeBinary(node: ts.BinaryExpression, add: Add): void {
  const { left, operatorToken, right } = node;
  const opposite = opposites.get(operatorToken.kind);
  if (opposite) add(node, `${left.getText()} ${opposite} ${right.getText()}`);
  if (joining.has(operatorToken.kind)) add(node, `(${right.getText()})`);
}

/** So many of them, spread evenly: the same each time. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => {
    const item = items[Math.floor((index * items.length) / most)];
    return item as Item;
  });
}
