import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const elsewhere = /\.(stories|test)\.|^(Foundations|StartHere|testing|Words)\/|^(partKinds|storyFrames)/;

/** Words that somebody reads or hears, not a key, a class or an element. */
const isSaid = (text: string): boolean => /^\p{Lu}.*\p{Ll}{2}|…$/u.test(text.trim());

const said = new Set(['label', 'aria-label', 'title', 'alt', 'placeholder', 'description']);

/** Whether a text stands where it is compared, named or thrown instead of shown. */
const isShown = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return said.has(parent.name.getText());
  if (ts.isBinaryExpression(parent))
    return !/^[!=]==$/.test(parent.operatorToken.getText()) && isShown(parent);
  if (
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrowFunction(parent)
  )
    return isShown(parent);
  return (
    ts.isJsxExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent)
  );
};

function wordsIn(name: string): string[] {
  const file = ts.createSourceFile(name, readFileSync(folder + name, 'utf8'), ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}/u.test(node.text)) found.push(node.text.trim());
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSaid(node.text) && isShown(node)) found.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const isSpoken = texts.some((text) => isSaid(text) || /^\s\p{L}{2}/u.test(text));
      if (isSpoken && isShown(node)) found.push(node.getText());
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found.map((text) => `${name}: ${text}`);
}

test('no part has words of its own: what it says stands in the catalogue', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name));
  expect(files.flatMap(wordsIn)).toEqual([]);
});
