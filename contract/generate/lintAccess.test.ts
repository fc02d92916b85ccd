import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { objectAt, parseContract, readContract, type JsonObject } from '../document/document';
import { printFinding } from './finding';
import { lintAccess, readAccess } from './lintAccess';
import { smallContract } from './testing/smallContract';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('holds for every call of the contract, and names one that any session may make by a slip', () => {
  const contract = readContract(`${root}/openapi.yaml`);
  const table = readAccess(root);
  expect(lintAccess(contract, table)).toEqual([]);
  for (const item of Object.values(objectAt(contract, 'paths')) as JsonObject[])
    for (const operation of Object.values(item) as JsonObject[])
      if (operation['operationId'] === 'takeDownRelease') operation['security'] = [{ session: [] }];
  expect(lintAccess(contract, table).map(printFinding)).toEqual([
    expect.stringMatching(/^openapi\.yaml:\d+: /),
  ]);
  expect(lintAccess(contract, table).map(({ text }) => text)).toEqual([
    'POST /admin/releases/{id}/takedown: takeDownRelease is for any session, and contract/access.yaml says releases.takeDown.',
  ]);
});

it('names a new call that the table does not decide, and a line of no call', () => {
  const table = parseContract(
    'getThing: any session\ndeleteThing: releases.review\naddThing: any session\ngone: public',
    'access.yaml',
  );
  expect(lintAccess(parseContract(smallContract, 'openapi.yaml'), table).map(printFinding)).toEqual([
    'openapi.yaml:43: GET /things: contract/access.yaml does not say who may make listThings; decide it there, too.',
    'access.yaml:4: gone is no operation of the contract.',
  ]);
});
