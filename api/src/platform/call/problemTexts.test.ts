import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract } from '@dispatch/contract/document';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A request may end like this before it is known which call it is; 405 and 415 are in the info of openapi.yaml. */
const everywhere = new Set([405, 408, 415, 431, 501]);

type Refusal = { status: number; code: string; text: ts.Expression | undefined; place: string };

const literal = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Every `problem(status, 'code', text, …)` and `new Problem(…)` of a file. */
const refusalsIn = (file: string, source: string): Refusal[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Refusal[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const [status, code, text] = node.arguments ?? [];
      const name = literal(code);
      if (
        /^[pP]roblem$/.test(node.expression.text) &&
        name !== undefined &&
        status &&
        ts.isNumericLiteral(status)
      ) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        found.push({ status: Number(status.text), code: name, text, place: `${file}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

const refusals = readdirSync(join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .flatMap((file) => refusalsIn(file, readFileSync(join(root, 'api/src', file), 'utf8')));

/** True for words in the code: a text, or a template with more than other texts and spaces in it. */
const hasWords = (text: ts.Expression): boolean => {
  if (ts.isStringLiteralLike(text)) return true;
  if (!ts.isTemplateExpression(text)) return false;
  return [text.head, ...text.templateSpans.map(({ literal: part }) => part)].some(
    (part) => part.text.trim() !== '',
  );
};

/** Where the text of a refusal is written in the code instead of the catalogue. */
const writtenHere = (found: readonly Refusal[]): string[] =>
  found.flatMap(({ text, place }) => (text !== undefined && hasWords(text) ? [place] : []));

/** Every `status code` that an example of the contract shows. */
const shownIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { status, code } = value as { status?: unknown; code?: unknown };
  const own = typeof status === 'number' && typeof code === 'string' ? [`${code} (${status})`] : [];
  return [...own, ...Object.values(value).flatMap(shownIn)];
};

const shown = new Set(shownIn(readContract(join(root, 'openapi.yaml'))));

/** Codes that no example of the contract shows with their status. */
const notShown = (found: readonly Refusal[]): string[] =>
  found.flatMap(({ status, code, place }) =>
    everywhere.has(status) || shown.has(`${code} (${status})`) ? [] : [`${code} (${status}) of ${place}`],
  );

test('the refusals of the server are found', () => {
  expect(refusals.length).toBeGreaterThan(30);
  expect(refusals.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'draft-stale',
      'already-paid',
      'invalid-signature',
      'no-session',
      'invalid-input',
    ]),
  );
});

test('every text of a refusal stands in the message catalogue', () => {
  expect(writtenHere(refusals)).toEqual([]);
});

test('every code of a refusal has an example in the contract', () => {
  expect(notShown(refusals)).toEqual([]);
});

test('one that is planted is seen', () => {
  const planted = refusalsIn('planted.ts', "throw problem(409, 'gone-fishing', 'Gone fishing.');");
  expect(writtenHere(planted)).toEqual(['planted.ts:1']);
  expect(notShown(planted)).toEqual(['gone-fishing (409) of planted.ts:1']);
  expect(notShown(refusalsIn('planted.ts', "problem(404, 'no-session', text)"))).toHaveLength(1);
});
