import { expect, test } from 'vitest';
import { readContract } from '../../document/document';
import { describeCodes, errorsPage } from './errorsPage';

const contract = readContract(new URL('../../../openapi.yaml', import.meta.url));

test('every code has its place on the page, with its status, what it says and who answers it', () => {
  const page = errorsPage(contract);
  const codes = [...describeCodes(contract)];
  for (const [code] of codes) expect(page).toContain(`<section id="${code}">`);
  expect(page).toMatch(
    /id="draft-stale">[\s\S]*?409 Conflict[\s\S]*?<li>[^<]+<\/li>[\s\S]*?<code>saveDraft<\/code>/,
  );
  // Those that every call may answer stand in no example of one.
  expect(codes.filter(([, { texts }]) => texts.size === 0).map(([code]) => code)).toEqual([
    'method-not-allowed',
    'unsupported-media-type',
  ]);
});

test('a refusal leads to its own code', () => {
  const types = new Set<string>();
  JSON.stringify(contract, (_key, value: unknown) => {
    const { type, code, requestId } = (value ?? {}) as Record<string, unknown>;
    if (typeof code === 'string' && typeof requestId === 'string' && type !== `/api/docs/errors#${code}`)
      types.add(`${code}: ${String(type)}`);
    return value;
  });
  expect([...types]).toEqual([]);
});
