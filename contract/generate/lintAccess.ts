import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf, operationsOf, parseContract, printed, type JsonObject } from '../document/document';
import type { Finding } from './finding';

const file = 'contract/access.yaml';

/** The hand-written table of who may make each call. @param root of the checkout */
export const readAccess = (root: string): JsonObject => {
  const path = join(root, file);
  return parseContract(readFileSync(path, 'utf8'), path);
};

/** Where openapi.yaml and the hand-written table of access differ: an operation that became open by a slip is named. */
export const lintAccess = (contract: JsonObject, table: JsonObject): Finding[] => {
  const left = new Set(Object.keys(table));
  const errors = operationsOf(contract).flatMap((found): Finding[] => {
    const id = printed(found.operation['operationId']);
    left.delete(id);
    const [is, may] = [accessOf(contract, found), table[id]];
    if (is === may) return [];
    const text =
      may === undefined
        ? `${found.place}: ${file} does not say who may make ${id}; decide it there, too.`
        : `${found.place}: ${id} is for ${is}, and ${file} says ${printed(may)}.`;
    return [{ at: [found.operation, 'security'], text }];
  });
  return [
    ...errors,
    ...[...left].map((id): Finding => ({
      at: [table, id],
      text: `${id} is no operation of the contract.`,
    })),
  ];
};
