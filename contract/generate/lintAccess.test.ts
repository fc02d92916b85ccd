import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { objectAt, parseContract, readContract, type JsonObject } from '../document/document';
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
  expect(lintAccess(contract, table)).toEqual([
    'POST /admin/releases/{id}/takedown: takeDownRelease is for any session, and contract/access.yaml says releases.takeDown.',
  ]);
});

it('names a new call that the table does not decide, and a line of no call', () => {
  const table = {
    getThing: 'any session',
    deleteThing: 'releases.review',
    addThing: 'any session',
    gone: 'public',
  };
  expect(lintAccess(parseContract(smallContract), table)).toEqual([
    'GET /things: contract/access.yaml does not say who may make listThings; decide it there, too.',
    'contract/access.yaml: gone is no operation of the contract.',
  ]);
});
